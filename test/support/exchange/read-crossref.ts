import { parsedXml } from './read-jats';

const textAt = (place: ParentNode, name: string): string | null =>
  [...place.querySelectorAll('*')].find(({ localName }) => localName === name)?.textContent ?? null;
const allOf = (place: ParentNode, name: string): Element[] =>
  [...place.querySelectorAll('*')].filter(({ localName }) => localName === name);

/** The content of a Crossref deposit. */
export function readCrossref(xml: string) {
  const deposit = parsedXml(xml);
  const dayOf = (name: string): string | null => {
    const [date] = allOf(deposit, name);
    return date ? ['year', 'month', 'day'].map((part) => textAt(date, part)).join('-') : null;
  };
  return {
    title: textAt(deposit, 'title'),
    ...{ doi: textAt(deposit, 'doi'), address: textAt(deposit, 'resource'), number: textAt(deposit, 'item_number') },
    journal: textAt(deposit, 'full_title'),
    issn: textAt(deposit, 'issn'),
    registrant: textAt(deposit, 'registrant'),
    depositor: { name: textAt(deposit, 'depositor_name'), email: textAt(deposit, 'email_address') },
    ...{ published: dayOf('publication_date'), accepted: dayOf('acceptance_date') },
    abstract: allOf(deposit, 'abstract').flatMap((abstract) =>
      [...abstract.children].map((one) => one.textContent ?? ''),
    ),
    authors: allOf(deposit, 'person_name').map((author) => ({
      ...{ given: textAt(author, 'given_name') ?? '', surname: textAt(author, 'surname') },
      orcid: textAt(author, 'ORCID')?.replace('https://orcid.org/', '') ?? null,
      institution: textAt(author, 'institution_name'),
      place: textAt(author, 'institution_place'),
      department: textAt(author, 'institution_department'),
    })),
  };
}
