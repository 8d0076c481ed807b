/**
 * Checks XML against the official DTDs and schemas, in a thread of its own, since libxml2 blocks while it works. It reads only the files of
 * the packages that contain the standards: no name in a document opens another file or reaches the network.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import {
  ParseOption,
  XmlCData,
  XmlDocument,
  XmlElement,
  xmlRegisterInputProvider,
  XmlText,
  XsdValidator,
} from 'libxml2-wasm';

const require = createRequire(import.meta.url);
const JATS = join(dirname(require.resolve('@jats4r/dtds/package.json')), 'schema/1.3');
const CROSSREF = join(dirname(require.resolve('@pubpub/deposit-utils/crossref')), 'cache/xsd');
const HERE = import.meta.dirname ?? dirname(new URL(import.meta.url).pathname);

/** Beginnings of addresses and the folders that replace them. */
const PLACES = [
  ['https://jats.nlm.nih.gov/publishing/1.3/', JATS],
  ['https://www.manuscriptexchange.org/schema/', join(HERE, 'meca')],
  ['https://orcid.org/schema/', join(HERE, 'orcid')],
  ['https://data.crossref.org/schemas/', join(CROSSREF, 'data.crossref.org/schemas')],
  ['http://www.w3.org/Math/XMLSchema/', join(CROSSREF, 'www.w3.org/Math/XMLSchema')],
];
const SCHEMAS = {
  crossref: 'https://data.crossref.org/schemas/crossref5.3.1.xsd',
  // Our own address for the copy, whose import is in the same folder.
  orcid: 'https://orcid.org/schema/peer-review-3.0.xsd',
};

const files = new Map();
function bytesOf(address) {
  const place = PLACES.find(([beginning]) => address.startsWith(beginning));
  if (place === undefined || address.includes('..')) return null;
  if (!files.has(address)) files.set(address, readFileSync(join(place[1], address.slice(place[0].length))));
  return files.get(address);
}

const open = new Map();
let last = 0;
xmlRegisterInputProvider({
  // All addresses, so that libxml2 uses no other source.
  match: () => true,
  open: (address) => {
    const bytes = bytesOf(address);
    if (bytes === null) return undefined;
    last += 1;
    open.set(last, { bytes, at: 0 });
    return last;
  },
  read: (id, target) => {
    const file = open.get(id);
    const part = file.bytes.subarray(file.at, file.at + target.length);
    target.set(part);
    file.at += part.length;
    return part.length;
  },
  close: (id) => open.delete(id),
});

const validators = new Map();
/** Compiling Crossref's schema takes seconds, so it is done once. */
function validatorOf(kind) {
  if (!validators.has(kind)) {
    const url = SCHEMAS[kind];
    validators.set(kind, XsdValidator.fromDoc(XmlDocument.fromBuffer(bytesOf(url), { url })));
  }
  return validators.get(kind);
}

function checkBySchema(kind, xml) {
  const document = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
  try {
    validatorOf(kind).validate(document);
  } finally {
    document.dispose();
  }
}

const BY_DTD = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_DTDLOAD | ParseOption.XML_PARSE_DTDVALID;
const checkByDtd = (xml) => XmlDocument.fromString(xml, { option: BY_DTD }).dispose();

/** The problems, one line each. */
function problemsOf(kind, xml) {
  try {
    if (kind === 'dtd') checkByDtd(xml);
    else checkBySchema(kind, xml);
    return [];
  } catch (problem) {
    const found = (problem.details ?? []).map(
      ({ message, line, xpath }) => `${message.trim()} (line ${line}${xpath ? `, ${xpath}` : ''})`,
    );
    return found.length > 0 ? found : [problem.message];
  }
}

/** An element as plain data: names without prefixes, texts as strings. */
function treeOf(element) {
  const kids = [];
  for (let node = element.firstChild; node !== null; node = node.next) {
    if (node instanceof XmlElement) kids.push(treeOf(node));
    else if (node instanceof XmlText || node instanceof XmlCData) kids.push(node.content);
  }
  const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
  return { name: element.name, attributes, kids };
}

/** A document of another system as data. No entity is expanded and nothing outside the document is read. */
function readXml(xml) {
  const document = XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET });
  try {
    return { tree: treeOf(document.root) };
  } catch (problem) {
    return { problems: [problem.message] };
  } finally {
    document.dispose();
  }
}

function answerTo({ kind, xml }) {
  if (kind !== 'tree') return { problems: problemsOf(kind, xml) };
  try {
    return readXml(xml);
  } catch (problem) {
    return { problems: [problem.message] };
  }
}

parentPort.on('message', ({ id, ...asked }) => parentPort.postMessage({ id, ...answerTo(asked) }));
