/** What the tax office answers to a sending (`RespuestaSuministro.xsd`), or why it took none of it (a fault of SOAP). */
import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';

const repeated = ['RespuestaLinea'];
/** Texts stay texts: a number may begin with a zero. Entities beyond XML's own five are not resolved. */
const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => repeated.includes(name),
});

const digits = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const Line = z.object({
  /** Our own name for the record. */
  RefExterna: z.string().optional(),
  EstadoRegistro: z.enum(['Correcto', 'AceptadoConErrores', 'Incorrecto']),
  CodigoErrorRegistro: digits.optional(),
  DescripcionErrorRegistro: z.string().optional(),
  RegistroDuplicado: z
    .object({
      EstadoRegistroDuplicado: z.enum(['Correcta', 'AceptadaConErrores', 'Anulada']),
      CodigoErrorRegistro: digits.optional(),
      DescripcionErrorRegistro: z.string().optional(),
    })
    .optional(),
});
const Answered = z.object({
  CSV: z.string().optional(),
  // The schema lets it be empty: then nothing new is said of it.
  TiempoEsperaEnvio: z.union([digits, z.literal('').transform(() => undefined)]).optional(),
  RespuestaLinea: z.array(Line).default([]),
});
const Reply = z.object({
  Envelope: z.object({
    Body: z.object({
      RespuestaRegFactuSistemaFacturacion: Answered.optional(),
      Fault: z.object({ faultstring: z.string().default('') }).optional(),
    }),
  }),
});

/** What was said of one record. */
export type AnsweredLine = {
  /** Our own name for the record; undefined where the office did not say it. */
  readonly id: string | undefined;
  readonly verdict: 'accepted' | 'flawed' | 'rejected';
  readonly fault: Fault;
  /** What it has of this invoice already, where it says that it has. */
  readonly duplicateOf: { readonly verdict: 'accepted' | 'flawed' | 'cancelled'; readonly fault: Fault } | null;
};
/** The office's number and words for what is wrong. */
type Fault = { readonly faultCode: number | null; readonly faultText: string | null };
export type Answer = {
  readonly receipt: string | null;
  /** Seconds to wait before the next sending; undefined: as before. */
  readonly waitSeconds: number | undefined;
  readonly lines: readonly AnsweredLine[];
};

/** Nothing of the sending was taken, or nobody understands what was answered. */
export class SendingRefused extends Error {
  /** The office's number for it; null where it gave none. */
  readonly code: number | null;
  constructor(text: string, code: number | null = null) {
    super(text);
    this.name = 'SendingRefused';
    this.code = code;
  }
}

const verdicts = { Correcto: 'accepted', AceptadoConErrores: 'flawed', Incorrecto: 'rejected' } as const;
const duplicates = { Correcta: 'accepted', AceptadaConErrores: 'flawed', Anulada: 'cancelled' } as const;

/** Reads an answer; throws `SendingRefused` where it is none. */
export function readAnswer(xml: string): Answer {
  const { RespuestaRegFactuSistemaFacturacion: answered, Fault: fault } = understood(xml);
  if (fault) throw new SendingRefused(fault.faultstring, codeIn(fault.faultstring));
  if (!answered) throw new SendingRefused('The answer holds neither an answer nor a fault.');
  return {
    receipt: answered.CSV ?? null,
    waitSeconds: answered.TiempoEsperaEnvio,
    lines: answered.RespuestaLinea.map((line) => ({
      id: line.RefExterna,
      verdict: verdicts[line.EstadoRegistro],
      fault: faultOf(line),
      duplicateOf: duplicateIn(line.RegistroDuplicado),
    })),
  };
}

type Said = {
  readonly CodigoErrorRegistro?: number | undefined;
  readonly DescripcionErrorRegistro?: string | undefined;
};
const faultOf = ({ CodigoErrorRegistro: code, DescripcionErrorRegistro: text }: Said): Fault => ({
  faultCode: code ?? null,
  faultText: text ?? null,
});

function duplicateIn(told: z.infer<typeof Line>['RegistroDuplicado']): AnsweredLine['duplicateOf'] {
  return told ? { verdict: duplicates[told.EstadoRegistroDuplicado], fault: faultOf(told) } : null;
}

function understood(xml: string): z.infer<typeof Reply>['Envelope']['Body'] {
  try {
    return Reply.parse(parser.parse(xml, true)).Envelope.Body;
  } catch {
    throw new SendingRefused('The answer is not what the schema says.');
  }
}

/** Faults name their number in their text: `Codigo[4102].El XML no cumple el esquema…`. */
function codeIn(text: string): number | null {
  const code = /Codigo\[(\d{3,4})\]/.exec(text)?.[1];
  return code === undefined ? null : Number(code);
}
