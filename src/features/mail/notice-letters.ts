/** Letters about what anybody reported, and what the desk decided: what each tells (decision 0177). */

export type NoticeLetters = {
  /** To whoever reported something public: it has arrived. `title` and `details` are null where they could be links. */
  noticeReceived: { name: string | null; title: string | null; details: string | null; isMember: boolean };
  /** To them: what was decided, and why. */
  noticeDecided: { name: string | null; title: string; isRemoved: boolean; statement: string };
  /** To them, where it was taken down: it is put back after all. */
  noticeTakenBack: { name: string | null; title: string };
  /** To the owner of a listing that the desk took down: on what, and why. */
  listingRemoved: {
    name: string;
    title: string;
    ground: 'law' | 'fraud' | 'hate' | 'rights' | 'danger' | 'minors' | 'untrue';
    statement: string;
  };
  /** To an owner whose answer to a review the desk took down; `words` are what they had answered. */
  answerRemoved: {
    name: string;
    title: string;
    ground: 'law' | 'insult' | 'private' | 'advertising';
    statement: string;
    words: string;
  };
  /** To whose event it is, where the desk took down what was written to its guests; `words` are what they had written. */
  newsRemoved: {
    name: string;
    title: string;
    ground: 'law' | 'fraud' | 'danger' | 'insult' | 'private' | 'advertising' | 'minors';
    statement: string;
    words: string;
  };
  /** To whoever objected to what was taken down of theirs: whether it is put back, and why. */
  objectionDecided: { name: string; title: string; isRestored: boolean; answer: string };
};

export const noticeLetterNames = [
  'noticeReceived',
  'noticeDecided',
  'noticeTakenBack',
  'listingRemoved',
  'answerRemoved',
  'newsRemoved',
  'objectionDecided',
] as const satisfies readonly (keyof NoticeLetters)[];
