/** Letters about messages between guests and owners: what each tells. */

export type MessageLetters = {
  /**
   * To whoever has not read them: `texts` are what was written since the last letter, as it is kept. `answersTo` names
   * the address that an answer by mail goes to; null where the house takes none.
   */
  newMessages: {
    name: string;
    title: string;
    from: string;
    texts: readonly string[];
    path: string;
    answersTo: string | null;
  };
  /** To whoever answered by mail, when it could not be taken; `path` leads to the conversation, if there is one. */
  answerNotTaken: {
    reason: 'unknown' | 'over' | 'sender' | 'closed' | 'empty' | 'long' | 'many';
    path: string | null;
  };
  /** To the author of a message that the desk took down: on what, and why. */
  messageRemoved: {
    name: string;
    title: string;
    ground: 'law' | 'insult' | 'fraud' | 'advertising';
    statement: string;
    words: string;
  };
  /** To whoever reported a message: what was decided, and why; null where its author left before anybody decided, and it with them. */
  messageReportDecided: { name: string; title: string; isRemoved: boolean; statement: string | null };
};

export const messageLetterNames = [
  'newMessages',
  'answerNotTaken',
  'messageRemoved',
  'messageReportDecided',
] as const satisfies readonly (keyof MessageLetters)[];
