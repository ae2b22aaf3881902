/** Prints a composed letter: as plain text, and as HTML that mail programs can show. Both say the same. */
import { isolate } from '#kit/shared/bidi.ts';
import { town } from '#market/town/town.ts';
import type { Block, ShownTicket } from '../compose/blocks.ts';
import { qrWidth } from './qr-picture.ts';
import type { Composed } from '../compose/compose.ts';

export type Printed = { readonly subject: string; readonly text: string; readonly html: string };

export function print(letter: Composed): Printed {
  return { subject: letter.subject, text: printText(letter), html: printHtml(letter) };
}

function textOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${isolate(value)}`).join('\n');
    case 'tickets':
      return [`${block.label}:`, ...block.tickets.map(textOfTicket)].join('\n');
    case 'said':
      return [`${block.label}:`, ...block.text.split('\n').map((line) => `> ${isolate(line)}`)].join('\n');
    case 'link':
      return `${block.label}:\n${block.url}`;
  }
}

const textOfTicket = ({ number, code, link }: ShownTicket): string =>
  `  ${number === undefined ? '' : `${number}: `}${code}\n  ${link.url}`;

function printText({ title, hello, blocks, bye, team, foot, choices }: Composed): string {
  const end = choices ? [...foot, `${choices.text}\n${choices.url}`] : foot;
  return [title, hello, ...blocks.map(textOf), `${bye}\n${team}`, `-- \n${end.join('\n')}`].join('\n\n').concat('\n');
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** An address may go on in the next line before each of its parts, rather than within a word. */
const addressOf = (url: string): string => escapeHtml(url).replaceAll(/(?<=[^/])\/(?=[^/])|[?#]|&amp;/g, '<wbr>$&');

/** The posters' inks by day (brand, Colour); the classes turn them into the night's where a mail program says it is dark. */
const ink = '#1A2340';
const ink2 = '#4F5468';
const paper = '#F6E8CF';
const raised = '#FFF8EA';
const coral = '#FF6A47';
const sun = '#FFC23D';
const teal = '#0B6B73';
const line = '#D9C6A0';
const night = `@media (prefers-color-scheme: dark){
.paper{background:#0A1022!important}.raised{background:#131B36!important}.ink{color:#FBEBD0!important}
.ink2{color:#AEB6CE!important}.go{background:#FF6B7E!important;color:#0A1022!important}
.way{color:#5CC8CF!important}.rule{border-color:#2A3557!important}}`;

const body = "font:400 16px/1.5 'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const tower = "font:900 30px/1.05 Anybody,Impact,'Haettenschweiler','Arial Narrow',Arial,sans-serif";
const label = `font:800 12px/1.4 Arial,Helvetica,sans-serif;letter-spacing:.04em;text-transform:uppercase`;

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="${body};color:${ink};margin:0 0 16px">${lines(block.text)}</p>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td class="ink2 rule" valign="top" width="110" style="${body};color:${ink2};padding:8px 12px 8px 0;border-top:1px solid ${line}">${escapeHtml(name)}</td>` +
            `<td class="ink rule" valign="top" style="${body};font-weight:600;color:${ink};padding:8px 0;border-top:1px solid ${line}">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'tickets':
      return (
        `<p class="ink2" style="${label};color:${ink2};margin:0 0 8px">${escapeHtml(block.label)}</p>` +
        block.tickets.map(htmlOfTicket).join('')
      );
    case 'said':
      return (
        `<p class="ink2" style="${label};color:${ink2};margin:0 0 8px">${escapeHtml(block.label)}</p>` +
        `<p class="ink" style="${body};color:${ink};margin:0 0 20px;padding:2px 0 2px 16px;border-left:4px solid ${sun}">${lines(block.text)}</p>`
      );
    case 'link':
      return (
        `<p style="margin:4px 0 12px"><a class="go" href="${escapeHtml(block.url)}" style="${body};display:inline-block;font-weight:700;color:${ink};background:${coral};text-decoration:none;padding:13px 26px;border-radius:26px;text-align:center">${escapeHtml(block.label)}</a></p>` +
        `<p class="ink2" style="${body};font-size:13px;color:${ink2};margin:0 0 20px;word-wrap:break-word;overflow-wrap:anywhere">${addressOf(block.url)}</p>`
      );
  }
}

/** A ticket: its picture stays dark on light at night, because scanners read nothing else. */
const htmlOfTicket = ({ number, code, picture, link }: ShownTicket): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px"><tr><td class="rule" align="center" style="padding:18px;border:2px dashed ${line}">` +
  (number === undefined
    ? ''
    : `<div class="ink2" style="${label};color:${ink2};margin:0 0 10px">${escapeHtml(number)}</div>`) +
  `<img src="cid:${picture.id}" width="${qrWidth}" height="${qrWidth}" alt="${escapeHtml(picture.alt)}" style="display:block;margin:0 auto 12px;background:#FFFFFF;border:0">` +
  `<div class="ink" style="font:700 22px/1.2 'Courier New',Courier,monospace;letter-spacing:.12em;color:${ink};margin:0 0 10px">${escapeHtml(code)}</div>` +
  `<a class="way" href="${escapeHtml(link.url)}" style="${body};font-weight:600;color:${teal}">${escapeHtml(link.label)}</a>` +
  `</td></tr></table>`;

const htmlOfChoices = ({ text, url }: NonNullable<Composed['choices']>): string =>
  `<p class="ink2" style="${body};font-size:13px;color:${ink2};margin:12px 0 4px">${escapeHtml(text)} <a class="ink2" href="${escapeHtml(url)}" style="color:${ink2}">${escapeHtml(url)}</a></p>`;

function printHtml({ language, subject, title, hello, blocks, bye, team, foot, choices }: Composed): string {
  const stripe = [coral, sun, teal].map(
    (colour) => `<td height="8" style="background:${colour};font-size:0;line-height:0">&nbsp;</td>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${night}</style></head>
<body class="paper" style="margin:0;padding:0;background:${paper}">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="background:${ink};padding:20px 28px"><span style="${tower};font-size:26px;color:${raised}">${escapeHtml(town.brand)}</span></td></tr>
<tr><td><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${stripe.join('')}</tr></table></td></tr>
<tr><td class="raised" style="background:${raised};padding:28px 28px 12px">
<h1 class="ink" style="${tower};color:${ink};margin:0 0 18px">${escapeHtml(title)}</h1>
<p class="ink" style="${body};color:${ink};margin:0 0 16px">${escapeHtml(hello)}</p>
${blocks.map(htmlOf).join('\n')}
<p class="ink" style="${body};color:${ink};margin:0 0 16px">${escapeHtml(bye)}<br><b>${escapeHtml(team)}</b></p>
</td></tr>
<tr><td style="padding:16px 28px">${foot
    .map(
      (text) => `<p class="ink2" style="${body};font-size:13px;color:${ink2};margin:0 0 4px">${escapeHtml(text)}</p>`,
    )
    .join('')}${choices ? htmlOfChoices(choices) : ''}</td></tr>
</table></td></tr></table></body></html>
`;
}
