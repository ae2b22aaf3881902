/** For tests only: the letters about reports and decisions of `samples.ts`. */
import type { NoticeLetters } from '../../notice-letters.ts';
import type { ReviewLetters } from '../../review-letters.ts';

const taken = {
  name: 'Marea',
  title: 'Toldo Rojo',
  statement: 'Ofrece lo que no tiene.\nLo hemos comprobado.',
} as const;

export const noticeSamples: { readonly [N in keyof NoticeLetters]: readonly NoticeLetters[N][] } = {
  noticeReceived: [
    { name: 'Ana Pla', title: 'Toldo Rojo', details: 'Ese piso no existe.\nEstuve allí.', isMember: true },
    { name: null, title: null, details: null, isMember: false },
  ],
  noticeDecided: [true, false].map((isRemoved) => ({
    name: isRemoved ? 'Ana Pla' : null,
    title: 'Toldo Rojo',
    isRemoved,
    statement: 'Es como dice.',
  })),
  noticeTakenBack: ['Ana Pla', null].map((name) => ({ name, title: 'Toldo Rojo' })),
  listingRemoved: (['law', 'fraud', 'hate', 'rights', 'danger', 'minors', 'untrue'] as const).map((ground) => ({
    ...taken,
    ground,
  })),
  answerRemoved: (['law', 'insult', 'private', 'advertising'] as const).map((ground) => ({
    ...taken,
    ground,
    words: 'Vete a otra parte.',
  })),
  newsRemoved: (['law', 'fraud', 'danger', 'insult', 'private', 'advertising', 'minors'] as const).map((ground) => ({
    ...taken,
    ground,
    words: 'Paga otra vez por aquí.',
  })),
  objectionDecided: [true, false].map((isRestored) => ({
    name: 'Marea',
    title: 'Toldo Rojo',
    isRestored,
    answer: 'Lo hemos mirado otra vez.',
  })),
};

type Judged = Pick<ReviewLetters, 'reviewRemoved' | 'reviewReportDecided'>;

/** Those of reviews. */
export const judgedSamples: { readonly [N in keyof Judged]: readonly Judged[N][] } = {
  reviewRemoved: (['law', 'insult', 'private', 'advertising', 'notThere'] as const).map((ground, at) => ({
    name: 'Ana Pla',
    title: 'Fiesta',
    date: '2026-08-21',
    ground,
    statement: 'Nombra a una camarera.\nY su teléfono.',
    words: at === 0 ? null : 'La camarera.',
  })),
  reviewReportDecided: [true, false].map((isRemoved) => ({
    name: isRemoved ? 'Marea' : null,
    title: 'Fiesta',
    date: '2026-08-21',
    isRemoved,
    statement: 'Cuenta su visita.',
  })),
};
