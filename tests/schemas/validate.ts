/** Whether an XML is what a schema wants, by libxml2. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** What libxml2 says against it; empty when nothing. `main` is the file that has the root element, beside what it imports. */
async function faultsOf(xml: string, folder: string, main: string, imported: readonly string[]) {
  const read = async (fileName: string) => {
    const contents = await readFile(join(import.meta.dirname, folder, fileName), 'utf8');
    // What one imports from the web lies beside it.
    return { fileName, contents: contents.replaceAll(/schemaLocation="http[^"]*\//g, 'schemaLocation="') };
  };
  const { errors } = await validateXML({
    xml: { fileName: 'file.xml', contents: xml },
    schema: await read(main),
    preload: await Promise.all(imported.map(read)),
    initialMemoryPages: 256,
    maxMemoryPages: 2048,
  });
  return errors.map(({ message }) => message);
}

/** Of the schema DPI v1.0 of the OECD, as it published it (2022). */
export const faultsOfDpi = (xml: string) =>
  faultsOf(xml, 'dpi', 'DPIXML_v1.0.xsd', ['isodpitypes_v1.0.xsd', 'oecddpitypes_v1.0.xsd']);

/** Of the tax office's schema of sendings (`tikeV1.0`). */
export const faultsOfSending = (xml: string) =>
  faultsOf(xml, 'verifactu', 'SuministroLR.xsd', ['SuministroInformacion.xsd', 'xmldsig-core-schema.xsd']);
