"""A small game that uses everything the kernel offers, so that the laws can be proved on it.

«Стопка»: each player holds two closed cards. The mover lays one on the open heap and draws. Until
the next card is laid anybody but the layer may call a word of the heap's cards and takes them. If
the table judges by vote, a call goes to the vote. Time passes by alarms; when all cards have been
laid a round ends, and after the last round the most cards win. One secret note per player may be
written at any time and is shown at the end of a round.
"""
