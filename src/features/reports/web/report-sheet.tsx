import { Dialog } from '@base-ui/react/dialog';
import { formatDate } from '#kit/shared/dates.ts';
import { DeskFact, DeskFacts } from '#kit/web/desk/desk-facts.tsx';
import { Sheet } from '#kit/web/desk/sheet.tsx';
import { useLanguage, useWords } from '#kit/web/i18n.tsx';
import { Button } from '#kit/web/ui/button.tsx';
import { Field } from '#kit/web/ui/field.tsx';
import { TextArea } from '#kit/web/ui/input.tsx';
import { Link } from '#kit/web/ui/link.tsx';
import { Select } from '#kit/web/ui/select.tsx';
import type { Report } from '../contract.ts';
import { messages } from '../messages.ts';
import { groundsOf, isListing, maxStatement } from '../rules.ts';
import { ObjectionPart } from './objection-part.tsx';
import { useReportDecision } from './use-report-decision.ts';
import * as sheetStyles from '#kit/web/desk/sheet.module.css';
import * as deskStyles from '#kit/web/desk/facts.module.css';

type Props = { readonly report: Report; readonly onClose: () => void };

/** A report with what it is about; keep it or take it down, never without reasons. */
export function ReportSheet({ report, onClose }: Props) {
  const words = useWords(messages);
  const { language } = useLanguage();
  const { proof, wasThere, stars } = report;
  const { values, set, faults, keep, takeDown, isPending, isBooked } = useReportDecision(report, onClose);
  const isOpen = report.status === 'open';
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={report.title}
      isDirty={isOpen && values.statement !== ''}
      head={<p>{words(`one.${report.kind}`)}</p>}
      foot={
        <>
          {isOpen ? (
            <>
              <Button variant="teal" busy={isPending} onClick={keep}>
                {words('keep')}
              </Button>
              <Button variant="danger" busy={isPending} onClick={takeDown}>
                {words('takeDown')}
              </Button>
            </>
          ) : null}
          <Dialog.Close render={<Button variant="quiet" className={sheetStyles.deskSheetLast} />}>
            {words('close')}
          </Dialog.Close>
        </>
      }
    >
      <DeskFacts>
        <DeskFact label={words('listing')}>
          <Link to={`/${report.type}/${report.listing}`}>{words('onSite')}</Link>
        </DeskFact>
        <DeskFact label={words('proof')}>
          {proof && wasThere ? words(proof, { date: formatDate(wasThere, 'long', language) }) : null}
        </DeskFact>
        <DeskFact label={words('stars')}>{stars === null ? null : words('starsFew', { stars })}</DeskFact>
        {report.said === null || report.said === report.words ? (
          <DeskFact label={words('said')}>
            {report.words === null ? words('noWords') : <Said report={report} text={report.words} />}
          </DeskFact>
        ) : (
          <>
            <DeskFact label={words('saidThen')}>
              <Said report={report} text={report.said} />
            </DeskFact>
            <DeskFact label={words('saidNow')}>{report.words && <Said report={report} text={report.words} />}</DeskFact>
          </>
        )}
        <DeskFact label={words('author')}>
          {report.author === '' ? words(isListing(report.kind) ? 'house' : 'someone') : report.author}
        </DeskFact>
        <DeskFact label={words('reason')}>{words(`reason.${report.reason}`)}</DeskFact>
        <DeskFact label={words('details')}>{report.details}</DeskFact>
        <DeskFact label={words('times')}>{report.times > 1 ? report.times : null}</DeskFact>
        {report.reporter === undefined ? null : (
          <DeskFact label={words('reporter')}>{report.reporter ?? words('nobody')}</DeskFact>
        )}
        <DeskFact label={words('ground')}>{report.ground === null ? null : words(`ground.${report.ground}`)}</DeskFact>
        <DeskFact label={words('statement')}>{report.statement}</DeskFact>
        <DeskFact label={words('objection')}>{report.objection}</DeskFact>
        <DeskFact label={words('answer')}>{report.answer}</DeskFact>
      </DeskFacts>
      {report.status === 'objected' ? <ObjectionPart report={report} onDone={onClose} /> : null}
      {isBooked ? (
        <p role="alert">
          {words(report.kind === 'events' ? 'bookedEvents' : 'bookedRentals')}{' '}
          <Link to="/admin" search={{ tab: report.type, open: report.listing }}>
            {words('toListing')}
          </Link>
        </p>
      ) : null}
      {isOpen ? (
        <div className={deskStyles.deskFields}>
          <Field label={words('ground')} error={faults.ground}>
            {(control) => (
              <Select
                {...control}
                options={[
                  { value: '', label: words('chooseGround') },
                  ...groundsOf[report.kind].map((value) => ({ value, label: words(`ground.${value}`) })),
                ]}
                value={values.ground}
                onChange={(event) => set('ground', event.currentTarget.value)}
              />
            )}
          </Field>
          <Field label={words('statement')} hint={words('statementHint')} error={faults.statement}>
            {(control) => (
              <TextArea
                {...control}
                rows={4}
                maxLength={maxStatement}
                value={values.statement}
                onChange={(event) => set('statement', event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
      ) : null}
    </Sheet>
  );
}

/** What somebody wrote, in the language it was written in where that is known; each text of a listing is a line. */
function Said({ report, text }: { readonly report: Report; readonly text: string }) {
  return <span lang={report.language ?? undefined}>{text}</span>;
}
