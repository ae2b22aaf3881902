/** The same of programs that send a page alone. */
import type { Answer } from './mail-programs.ts';
import { asked, askedHtml, html, mail, outlookHead, picture, plain, several } from './mime-parts.ts';

export const pageAnswers: readonly Answer[] = [
  {
    program: 'a page alone, as some of Gmail’s helpers send it',
    mime: mail(
      html(
        `<div dir="ltr"><div>Yes &amp; it&#39;s free &#128118; &mdash; ask for<br>the “small” one.</div><div><br></div><div><br></div><div>Until then</div></div><div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Fri, Aug 21, 2026 at 8:06 PM Aftersun &lt;<a href="mailto:hello@aftersun.example">hello@aftersun.example</a>&gt; wrote:<br></div><blockquote class="gmail_quote">${askedHtml}</blockquote></div>`,
      ),
    ),
    text: "Yes & it's free 👶 — ask for\nthe “small” one.\n\nUntil then",
  },
  {
    program: 'Outlook of Word, a page alone with a logo below the name and a file',
    mime: mail(
      several(
        'mixed',
        several(
          'related',
          html(
            `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style><!--[if gte mso 9]><xml><o:shapedefaults v:ext="edit" spidmax="1026" /></xml><![endif]--></head><body lang=ES><div class=WordSection1><p class=MsoNormal><span\r\nlang=ES>Hola, s&iacute;:<o:p></o:p></span></p><p class=MsoNormal>la cuna est&aacute; en el\r\narmario del ba&ntilde;o.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><div><div style='border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm'><p class=MsoNormal>${outlookHead('De', 'Enviado el', 'Para', 'Asunto')}<o:p></o:p></p></div></div><p class=MsoNormal>${asked.join('<br>')}</p></div></body></html>`,
          ),
          picture('image001.png', 'inline'),
        ),
        { ...picture('plano.png', 'attachment'), type: 'application/pdf; name="plano.pdf"' },
      ),
    ),
    text: 'Hola, sí:\nla cuna está en el armario del baño.',
    files: 1,
  },
  {
    program: 'Outlook in a browser, with its mark of where the letter before begins',
    mime: mail(
      html(
        `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><style type="text/css" style="display:none;"> P {margin-top:0;} </style></head><body dir="ltr"><div class="elementToProof" style="font-size: 12pt;">Yes, two of them.</div><div id="Signature" class="elementToProof"><div>Marta Gil</div><div>Casa Marea</div></div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif">${outlookHead('Van', 'Verzonden', 'Aan', 'Onderwerp')}</font><div>&nbsp;</div></div><div>${askedHtml}</div></body></html>`,
      ),
    ),
    text: 'Yes, two of them.',
  },
  {
    program: 'Thunderbird, a page alone, below what it quotes',
    mime: mail(
      html(
        `<!DOCTYPE html>\r\n<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head><body>\r\n<div class="moz-cite-prefix">Am 21.08.26 um 20:06 schrieb Aftersun:<br></div><blockquote type="cite" cite="mid:1@aftersun.example">${askedHtml}</blockquote>\r\n<p>Ja, im Schrank im Gang.</p>\r\n<pre class="moz-signature" cols="72">-- \r\nMarta Gil</pre></body></html>`,
      ),
    ),
    text: 'Ja, im Schrank im Gang.',
  },
  {
    program: 'Yahoo, a page alone that quotes without a sign',
    mime: mail(
      html(
        `<html><head></head><body><div class="ydp1yahoo-style-wrap" style="font-family:Helvetica;"><div dir="ltr">S\u00ED, una de viaje.</div><div><br></div></div><div id="yahoo_quoted_77" class="yahoo_quoted"><div style="font-size:13px"><div>En viernes, 21 de agosto de 2026, 20:06:11 CEST, Aftersun &lt;hello@aftersun.example&gt; escribió: </div><div><br></div><div>${askedHtml}</div></div></div></body></html>`,
      ),
    ),
    text: 'Sí, una de viaje.',
  },
  {
    program: 'a program whose plain part is empty',
    mime: mail(
      several(
        'alternative',
        plain('\r\n \r\n'),
        html('<html><body><ul><li>A cot</li><li>A chair</li></ul><p>Both &euro;0</p></body></html>'),
      ),
    ),
    text: 'A cot\nA chair\nBoth €0',
  },
];
