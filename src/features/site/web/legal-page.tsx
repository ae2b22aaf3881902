import { useLanguage } from '#kit/web/i18n.tsx';
import { ButtonLink } from '#kit/web/ui/button.tsx';
import { PageHead } from '#kit/web/ui/page-head.tsx';
import { legalEn } from '../legal.en.ts';
import { legalEs } from '../legal.es.ts';
import { LegalBody } from './legal-body.tsx';
import './legal.css';

const texts = { en: legalEn, es: legalEs };

/** The other pages that each text leads to, beside the desk. */
const alsoSee = {
  privacy: undefined,
  terms: { to: '/help-center', word: 'help' },
  cookies: { to: '/privacy-policy', word: 'privacyLink' },
} as const;

export type LegalName = keyof typeof alsoSee;

/** One of the three legal texts: what it holds, the text, and whom to ask. */
export function LegalPage({ name }: { readonly name: LegalName }) {
  const { language } = useLanguage();
  const text = texts[language];
  const page = text[name];
  const table = 'table' in page ? page.table : undefined;
  const also = alsoSee[name];
  return (
    <main>
      <PageHead
        band="paper"
        kicker={text.kicker}
        title={page.title}
        lead={page.lead}
        back={text.back}
        note={text.updated}
      />
      <div className="azulejo" aria-hidden="true" />
      <div className="wrap page-body legal">
        <nav className="legal-contents" aria-labelledby="legal-contents">
          <h2 id="legal-contents" className="horizon">
            {text.contents}
          </h2>
          <ol>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a className="legal-link" href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal-text">
          {table ? <LegalTable {...table} /> : null}
          {page.sections.map(({ id, title, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="tower-s">
                {title}
              </h2>
              <LegalBody body={body} />
            </section>
          ))}
          <section className="page-card" aria-labelledby="legal-questions">
            <h2 id="legal-questions" className="tower-s">
              {text.questions}
            </h2>
            <p>{text.questionsText}</p>
            <div className="legal-ways">
              <ButtonLink to="/contact-us" arrow>
                {text.contact}
              </ButtonLink>
              {also ? (
                <ButtonLink to={also.to} variant="line">
                  {text[also.word]}
                </ButtonLink>
              ) : null}
            </div>
          </section>
        </div>
      </div>
    </main>
  );
}

type LegalTableProps = {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Name, place, purpose and time of each thing kept; on phones each row stands as a card of its own. */
function LegalTable({ caption, head, rows }: LegalTableProps) {
  return (
    <table className="legal-table">
      <caption className="tower-s">{caption}</caption>
      <thead>
        <tr>
          {head.map((column) => (
            <th key={column} scope="col" className="horizon">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what = '', ...cells]) => (
          <tr key={`${what} ${cells[0]}`}>
            <th scope="row">
              <code>{what}</code>
            </th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
