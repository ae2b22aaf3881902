/** Reviews as things that are reported. */
import { postMail } from '#features/mail/server/service.ts';
import { groundsOf } from '#features/reports/rules.ts';
import type { PublicRoom } from '#features/reports/server/service.ts';
import { wallClock } from '#market/town/dates.ts';
import { isPublic } from './public.ts';
import { reportedPart } from './reported-part.ts';

export const reportedReviews: PublicRoom = {
  ...reportedPart({
    isShown: isPublic,
    removedAt: 'removedAt',
    wordsOf: ({ words }) => words,
    authorOf: async (_, { authorId, name }) => ({ id: authorId, name }),
    about: ({ stars, proof, wasThereAt, language, createdAt }) => ({
      stars,
      proof,
      wasThere: wallClock(wasThereAt).date,
      language,
      writtenAt: createdAt.toISOString(),
    }),
  }),
  tellAuthor: async (db, author, taken, at) => {
    const ground = groundsOf.review.find((one) => one === taken.ground);
    if (ground === undefined) return;
    const { title, night, statement, words } = taken;
    const values = { name: author.name, title, date: night, ground, statement, words };
    await postMail(db, { ...author, letter: 'reviewRemoved', values }, at);
  },
  tellReporter: (db, reporter, { night, ...decided }, at) => {
    const values = { name: reporter.name, date: night, ...decided };
    return postMail(db, { ...reporter, letter: 'reviewReportDecided', values }, at);
  },
};
