"""The games that the laws are run on."""

from .anagrams.subject import AnagramsSubject
from .forbidden.subject import ForbiddenSubject
from .forest.subject import ForestSubject
from .subject import Subject
from .toy.subject import ToySubject
from .underwood.subject import UnderwoodSubject

SUBJECTS: tuple[Subject, ...] = (
    ToySubject(),
    ForbiddenSubject(),
    ForestSubject(),
    UnderwoodSubject(),
    AnagramsSubject(),
)
