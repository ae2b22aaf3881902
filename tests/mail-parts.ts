/** A mail as its reader's program takes it apart: read by somebody else's parser, as far as tests look into it. */
import PostalMime from 'postal-mime';

export type CaughtFile = {
  readonly name: string | null;
  readonly type: string;
  readonly disposition: string | null;
  /** How the HTML calls it, without the brackets. */
  readonly cid: string | undefined;
  /** In base64: a mail is handed over as JSON. */
  readonly content: string;
};

export type CaughtMail = {
  readonly to: readonly string[];
  readonly from: string;
  readonly replyTo: readonly string[];
  readonly subject: string;
  readonly messageId: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly html: string;
  readonly files: readonly CaughtFile[];
};

const lines = (text = ''): string => text.replaceAll('\r\n', '\n');

/** `to` is whom the server was told to deliver it to, which no header has to say. */
export async function readMail(to: readonly string[], source: string): Promise<CaughtMail> {
  const mail = await PostalMime.parse(source);
  const files = mail.attachments.map(({ filename, mimeType, disposition, contentId, content }) => ({
    name: filename,
    type: mimeType,
    disposition,
    cid: contentId?.replace(/^<|>$/g, ''),
    content: Buffer.from(content as ArrayBuffer).toString('base64'),
  }));
  return {
    to,
    from: `${mail.from?.name} <${mail.from?.address}>`,
    replyTo: (mail.replyTo ?? []).map(({ address }) => address ?? ''),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
    text: lines(mail.text),
    html: lines(mail.html),
    files,
  };
}
