/** A few cards of the game, as they would lie on the table. */
export interface Picture {
  row: readonly {
    letter?: string;
    red?: boolean;
    wild?: boolean;
    back?: boolean;
    price?: number;
    mark?: 'newest' | 'chosen' | 'offered' | 'spent';
    /** Players whose marks lie on the card. */
    seats?: readonly number[];
    /** A wider gap before this card. */
    apart?: true;
  }[];
  /** What the picture shows, for everybody. */
  note: string;
}

export interface Clause {
  /** As in the rules: FW-10. */
  id: string;
  /** Paragraphs of plain text. */
  text: string;
  picture?: Picture;
}

/** The rules of a game in our own words. */
export interface RulesPage {
  /** What the game is about, in three sentences. */
  intro: string;
  sections: readonly { title: string; clauses: readonly Clause[] }[];
}
