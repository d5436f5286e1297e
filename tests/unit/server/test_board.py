"""Processes of one door hang up their counts, and any of them tells all."""

from pathlib import Path

from bukvitsa.server.board import Notices, joined

FIRST = '# HELP a A.\n# TYPE a counter\na 1\n# HELP b B.\n# TYPE b gauge\nb{x="y"} 2\n'
SECOND = FIRST.replace("a 1", "a 3")


def test_what_one_hangs_up_the_others_read(tmp_path: Path) -> None:
    one, other = Notices(0, tmp_path), Notices(1, tmp_path)
    one.hang(FIRST)
    assert one.others() == {}
    assert other.others() == {"0": FIRST}
    one.hang(SECOND)
    assert other.others() == {"0": SECOND}


def test_each_name_is_headed_once_with_everybodys_counts_under_it() -> None:
    assert joined({"0": FIRST, "1": SECOND}).splitlines() == [
        "# HELP a A.",
        "# TYPE a counter",
        'a{worker="0"} 1',
        'a{worker="1"} 3',
        "# HELP b B.",
        "# TYPE b gauge",
        'b{worker="0",x="y"} 2',
        'b{worker="1",x="y"} 2',
    ]
