import { sendPage } from '#kit/server/desk-page.ts';
import { routes } from '#kit/server/serve.ts';
import { endpoints } from '../contract.ts';
import { answerReview, listGuestsToReview, listOwnersReviews, reviewGuest } from './owner.ts';
import { listReviews } from './public.ts';
import { listReviewedOrders, previewWords, readInvitation, writeReview } from './service.ts';

export const guestReviewRoutes = routes(endpoints, {
  'GET /api/guest-reviews': ({ db, query, language }) => listReviews(db, query, language),
  'POST /api/guest-reviews/read': ({ db, body, actor, language, at }) =>
    readInvitation(db, body.of, { actorId: actor?.id, language, at }),
  'POST /api/guest-reviews/preview': ({ body }) => previewWords(body.words),
  'GET /api/guest-reviews/own': ({ db, actor }) => listReviewedOrders(db, actor.id),
  'POST /api/guest-reviews': ({ db, body: { of, ...written }, actor, language, at }) =>
    writeReview(db, of, written, { actorId: actor?.id, language, at }),
  'POST /api/guest-reviews/{id}/answer': ({ db, params, body, actor, language, at }) =>
    answerReview(db, params.id, body.words, language, { actor, at }),
  'GET /api/workspace/guest-reviews': ({ db, query, actor, language, headers }) =>
    sendPage(headers, listOwnersReviews(db, query, language, actor)),
  'GET /api/workspace/guests-to-review': ({ db, actor, language, at }) => listGuestsToReview(db, language, actor, at),
  'POST /api/workspace/stays/{id}/guest-review': ({ db, params, body, actor, at }) =>
    reviewGuest(db, params.id, body, { actor, at }),
});
