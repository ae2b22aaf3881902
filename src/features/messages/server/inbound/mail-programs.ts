/**
 * Answers as mail programs write them: invented words in the shapes of each, with what it quotes, signs and attaches.
 * Looked up in the fixtures of public parsers of replies; none is copied.
 */
import { asked, askedHtml, html, inOne, mail, picture, plain, quoted, quotedPrintable, several } from './mime-parts.ts';

export type Answer = {
  readonly program: string;
  readonly mime: string | Uint8Array;
  /** What its writer added, and how many files they sent with it. */
  readonly text: string;
  readonly files?: number;
};

/** Of programs that say it in plain text. */
export const plainAnswers: readonly Answer[] = [
  {
    program: 'Gmail in a browser, whose line above the quote is broken in two',
    mime: mail(
      several(
        'alternative',
        plain(
          inOne([
            'Sí, hay cuna. Está en el armario.',
            '',
            'El vie, 21 ago 2026 a las 20:06, Aftersun (<hello@aftersun.example>)',
            'escribió:',
            '',
            quoted,
          ]),
        ),
        html(
          `<div dir="ltr">Sí, hay cuna. Está en el armario.</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">El vie, 21 ago 2026 a las 20:06, Aftersun (&lt;<a href="mailto:hello@aftersun.example">hello@aftersun.example</a>&gt;) escribió:<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">${askedHtml}</blockquote></div>`,
        ),
      ),
    ),
    text: 'Sí, hay cuna. Está en el armario.',
  },
  {
    program: 'Gmail with a signature and words around what it quotes',
    mime: mail(
      plain(
        inOne([
          'Two answers.',
          '',
          'On Fri, Aug 21, 2026 at 8:06 PM Aftersun <hello@aftersun.example> wrote:',
          '> Is there a cot?',
          'Yes, for free.',
          '> Answer this letter',
          'And a high chair.',
          '',
          '-- ',
          'Marta, Casa Marea',
        ]),
      ),
    ),
    text: 'Two answers.\nYes, for free.\nAnd a high chair.',
  },
  {
    program: 'Outlook for Windows, in the letters of Windows',
    mime: mail({
      type: 'text/plain; charset="Windows-1252"',
      head: 'Content-Transfer-Encoding: quoted-printable',
      body: quotedPrintable(
        inOne([
          'Buenos días, Ana:',
          '',
          'Sí, pero cuesta 5 \u0080 la noche. \u0093Cuna\u0094 en recepción.',
          '',
          'De: Aftersun <hello@aftersun.example> ',
          'Enviado el: viernes, 21 de agosto de 2026 20:06',
          'Para: Marea <marea@correo.example>',
          'Asunto: Ana asks about Casa Marea',
          '',
          ...asked,
        ]),
        'latin1',
      ),
    }),
    text: 'Buenos días, Ana:\n\nSí, pero cuesta 5 € la noche. “Cuna” en recepción.',
  },
  {
    program: 'Outlook for phones',
    mime: mail(
      plain(
        inOne([
          'Sí, claro.',
          '',
          'Obtener Outlook para iOS<https://aka.ms/o0ukef>',
          '________________________________',
          'De: Aftersun <hello@aftersun.example>',
          'Enviado: viernes, agosto 21, 2026 20:06',
          'Para: Marea <marea@correo.example>',
          'Asunto: Ana asks about Casa Marea',
          '',
          ...asked,
        ]),
      ),
    ),
    text: 'Sí, claro.',
  },
  {
    program: 'Apple Mail, whose lines flow',
    mime: mail({
      type: 'text/plain; charset=us-ascii; format=flowed; delsp=yes',
      body: inOne([
        'Yes, and you do not need to bring sheets for it, they  ',
        'are in the drawer.',
        '',
        '> On 21 Aug 2026, at 20:06, Aftersun <hello@aftersun.example> wrote:',
        '> ',
        quoted,
        '',
      ]),
    }),
    text: 'Yes, and you do not need to bring sheets for it, they are in the drawer.',
  },
  {
    program: 'an iPhone, with a photo between its words',
    mime: mail(
      several(
        'mixed',
        plain('Así es la cuna:\r\n'),
        { ...picture('IMG_2044.png', 'inline') },
        plain(
          inOne([
            '',
            'Enviado desde mi iPhone',
            '',
            '> El 21 ago 2026, a las 20:06, Aftersun <hello@aftersun.example> escribió:',
            '> ',
            `> \uFEFF${asked[0]}`,
            quoted,
          ]),
        ),
      ),
    ),
    text: 'Así es la cuna:',
    files: 1,
  },
  {
    program: 'an iPhone that speaks German',
    mime: mail(
      plain(
        inOne([
          'Ja, gibt es.',
          '',
          'Von meinem iPhone gesendet',
          '',
          '> Am 21.08.2026 um 20:06 schrieb Aftersun <hello@aftersun.example>:',
          '> ',
          quoted,
        ]),
      ),
    ),
    text: 'Ja, gibt es.',
  },
  {
    program: 'Thunderbird, which answers below what it quotes',
    mime: mail({
      type: 'text/plain; charset=UTF-8; format=flowed',
      body: inOne([
        'El 21/8/26 a las 20:06, Aftersun escribió:',
        quoted,
        '',
        'Sí, en el armario, con sábanas limpias que se cambian cada ',
        'semana.',
        '',
        '-- ',
        'Marta',
      ]),
    }),
    text: 'Sí, en el armario, con sábanas limpias que se cambian cada semana.',
  },
  {
    program: 'Yahoo in plain text',
    mime: mail(
      plain(
        inOne([
          ' Sí, una de viaje.',
          '',
          '    En viernes, 21 de agosto de 2026, 20:06:11 CEST, Aftersun <hello@aftersun.example> escribió: ',
          ' ',
          ...asked.map((line) => ` ${line}`),
        ]),
      ),
    ),
    text: 'Sí, una de viaje.',
  },
  {
    program: 'Samsung’s program, in one block of letters and figures',
    mime: mail({
      type: 'text/plain; charset=utf-8',
      head: 'Content-Transfer-Encoding: base64',
      body: Buffer.from(
        inOne([
          'Sí señora 👍',
          'Enviado desde mi Galaxy',
          '',
          '-------- Mensaje original --------',
          'De: Aftersun <hello@aftersun.example> ',
          'Fecha: 21/8/26  20:06  (GMT+01:00) ',
          'Asunto: Ana asks ',
          '',
          ...asked,
        ]),
      ).toString('base64'),
    }),
    text: 'Sí señora 👍',
  },
  {
    program: 'Proton Mail',
    mime: mail(
      plain(
        inOne([
          'Yes, no charge.',
          '',
          'Sent with Proton Mail secure email.',
          '',
          'On Friday, 21 August 2026 at 20:06, Aftersun <hello@aftersun.example> wrote:',
          '',
          quoted,
        ]),
      ),
    ),
    text: 'Yes, no charge.',
  },
  {
    program: 'a program that signs what it sends',
    mime: mail(
      several(
        'signed',
        plain(
          inOne([
            'Oui, il y en a un.',
            '',
            'Envoyé de mon iPad',
            '',
            '> Le 21 août 2026 à 20:06, Aftersun <hello@aftersun.example> a écrit :',
            quoted,
          ]),
        ),
        {
          type: 'application/pkcs7-signature; name="smime.p7s"',
          head: inOne(['Content-Transfer-Encoding: base64', 'Content-Disposition: attachment; filename="smime.p7s"']),
          body: 'MIAGCSqGSIb3DQEHAqCAMIACAQExDzANBglghkgBZQME',
        },
      ),
    ),
    text: 'Oui, il y en a un.',
  },
  {
    program: 'an old program, in raw Latin letters',
    mime: Buffer.from(
      mail({
        type: 'text/plain; charset=ISO-8859-15',
        head: 'Content-Transfer-Encoding: 8bit',
        body: inOne([
          'Sí, está en el baño y cuesta 5 \u00A4.',
          '',
          '-----Mensaje original-----',
          'De: Aftersun [mailto:hello@aftersun.example]',
          ...asked,
        ]),
      }),
      'latin1',
    ),
    text: 'Sí, está en el baño y cuesta 5 €.',
  },
];
