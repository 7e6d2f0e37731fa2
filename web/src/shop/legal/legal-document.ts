/** A part of a legal page: a heading, what it says, and where it lists something, the list. */
export type LegalSection = {
  id: string;
  title: string;
  paragraphs: readonly string[];
  list?: readonly string[];
};

export type LegalDocument = {
  title: string;
  lead: string;
  /** The day since which this wording holds, as people read it. */
  updated: string;
  sections: readonly LegalSection[];
};
