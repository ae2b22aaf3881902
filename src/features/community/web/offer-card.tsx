import type { ReactNode } from 'react';
import type { Ink, Motif } from '#market/posters/poster.ts';
import { useWords } from '#kit/web/i18n.tsx';
import { Badge } from '#kit/web/ui/badge.tsx';
import { Poster } from '#market/posters/web/poster.tsx';
import { messages as names } from '../messages.ts';
import { messages } from '../page-messages.ts';
import type { CommunityOffer } from '../rules.ts';
import * as styles from './offers.module.css';

const pictures: Readonly<Record<CommunityOffer, { motif: Motif; ink: Ink; seed: number }>> = {
  'group-chats': { motif: 'microphone', ink: 'siesta', seed: 11 },
  meetups: { motif: 'volleyball', ink: 'levante', seed: 6 },
  'local-buddies': { motif: 'cocktail', ink: 'poniente', seed: 4 },
};

type OfferCardProps = { offer: CommunityOffer; isJoined?: boolean; hasChat?: boolean; children: ReactNode };

/** One offer on a towel: what it is, or what there is of it for whoever joined, and the way in or out. */
export function OfferCard({ offer, isJoined = false, hasChat = false, children }: OfferCardProps) {
  const words = useWords(messages);
  const name = useWords(names)(`name.${offer}`);
  const text = isJoined ? (hasChat ? words(`chat.${offer}`) : words(`in.${offer}`)) : words(`${offer}.text`);
  return (
    <li id={offer} className={styles.offer}>
      <div className={styles.offerPic}>
        <Poster {...pictures[offer]} format="wide" />
        {isJoined ? (
          <p className={styles.offerIn}>
            <Badge tone="teal">{words('joined')}</Badge>
          </p>
        ) : null}
      </div>
      <h2 className="tower-s">{name}</h2>
      <p className={styles.offerText}>{text}</p>
      {children}
    </li>
  );
}
