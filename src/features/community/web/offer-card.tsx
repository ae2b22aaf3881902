import type { ReactNode } from 'react';
import type { Ink, Motif } from '#market/posters/poster.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages } from '../messages.ts';
import type { CommunityOffer } from '../rules.ts';

const pictures: Readonly<Record<CommunityOffer, { motif: Motif; ink: Ink; seed: number }>> = {
  'group-chats': { motif: 'microphone', ink: 'siesta', seed: 11 },
  meetups: { motif: 'volleyball', ink: 'levante', seed: 6 },
  'local-buddies': { motif: 'cocktail', ink: 'poniente', seed: 4 },
};

type OfferCardProps = { offer: CommunityOffer; isJoined?: boolean; children: ReactNode };

/** One offer on a towel: what it is, whether it was joined, and the way in or out. */
export function OfferCard({ offer, isJoined = false, children }: OfferCardProps) {
  const words = useWords(messages);
  return (
    <li id={offer} className="offer">
      <div className="offer-pic">
        <Poster {...pictures[offer]} format="wide" />
        {isJoined ? (
          <p className="offer-in">
            <Badge tone="teal">{words('joined')}</Badge>
          </p>
        ) : null}
      </div>
      <h2 className="tower-s">{words(`name.${offer}`)}</h2>
      <p className="offer-text">{words(`${offer}.text`)}</p>
      {children}
    </li>
  );
}
