"""A player in forty lines: sits down at a table by its link and plays any game, one of its minds.

python examples/bot.py http://localhost:8000/table/ТАБЛИЦА --name Робот --level random
"""

import argparse
import asyncio
from random import Random

from bukvitsa.bots.shelf import MINDS
from bukvitsa.client import NotPossible, Server
from bukvitsa.lexicon.book import open_lexicon


async def play(link: str, name: str, level: str) -> None:
    """Play one game at the table to its end."""
    address, _, table_id = link.partition("/table/")
    async with Server(address) as server, server.table(table_id) as table:
        await table.sit(name)
        await table.ready()
        mind, dice = MINDS[table.table.game][level](open_lexicon()), Random()
        while not table.over:
            act = None if table.view is None else mind.think(table.view, dice)
            if act is None:
                await table.wait(within=1.0)
                continue
            try:
                await table.act(act)
            except NotPossible as refusal:
                print(refusal.text)
                await table.wait(within=1.0)
        print("Места:", table.table.outcome and table.table.outcome.places)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("link")
    parser.add_argument("--name", default="Робот")
    parser.add_argument("--level", default="random")
    args = parser.parse_args()
    asyncio.run(play(args.link, args.name, args.level))
