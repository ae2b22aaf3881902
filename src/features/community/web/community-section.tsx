import { town } from '#market/town/town.ts';
import { Parasols } from '#market/drawings/web/parasols.tsx';
import { useWords } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { Reveal } from '#kit/web/ui/reveal.tsx';
import { SectionHead } from '#kit/web/ui/section-head.tsx';
import { messages } from '../messages.ts';
import { communityOffers } from '../rules.ts';
import { Towels } from './towels.tsx';

const titleId = 'community-title';
const figures = ['members', 'messages', 'nationalities', 'meetups'] as const;

/** #community on the home page: the beach from above, its figures, three voices and the ways in. */
export function CommunitySection() {
  const words = useWords(messages);
  return (
    <section id="community" className="section beach" aria-labelledby={titleId}>
      <Parasols format="wide" className="beach-art beach-wide" />
      <Parasols format="tall" className="beach-art beach-tall" />
      <div className="wrap">
        <SectionHead id={titleId} kicker={words('kicker')} title={words('title')} lead={words('lead')} />
        <dl className="beach-figures">
          {figures.map((figure) => (
            <div key={figure}>
              <dt>{words(figure)}</dt>
              <dd className="tower">{town.figures.community[figure]}</dd>
            </div>
          ))}
        </dl>
        <Towels />
        <ul className="beach-ways" aria-label={words('offers')}>
          {communityOffers.map((offer, order) => (
            <li key={offer}>
              <Reveal order={order} className="beach-way">
                <h3 className="tower-s">{words(`name.${offer}`)}</h3>
                <ButtonLink variant="ink" size="sm" to="/community" hash={offer}>
                  {words(`${offer}.way`)}
                </ButtonLink>
              </Reveal>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
