import type { KnownPerson, NameSign } from './names-in';

const aPerson = (lastName: string, changes: Partial<KnownPerson> = {}): KnownPerson => ({
  firstName: 'Jane',
  middleName: null,
  lastName,
  email: null,
  institute: null,
  orcid: null,
  ...changes,
});

const KUIPERS = aPerson('Kuipers', {
  firstName: 'Marijke',
  middleName: 'Anna',
  email: 'm.kuipers@umcutrecht.example',
  institute: 'University Medical Center Utrecht',
  orcid: '0000-0002-1825-0097',
});
const BERG = aPerson('van den Berg', { firstName: 'Jan Willem', institute: 'Erasmus MC' });
const MULLER = aPerson('Müller', { firstName: 'Jürgen', institute: 'Universität Zürich' });
const OBRIEN = aPerson("O'Brien-Smith", { firstName: 'Siobhán', institute: 'Trinity College Dublin' });
const ROE = aPerson('Roe', { institute: 'University Hospital', email: 'roe@example.org' });
const YOUNG = aPerson('Young', { firstName: 'Will', institute: 'King’s College London' });
const LONDON = aPerson('London', { firstName: 'Alice' });
const SHORT = aPerson('Short');
const COMPLETED = aPerson('Completed');
const COX = aPerson('Wilson', { firstName: 'Peter', institute: 'Karolinska Institutet' });
const REVIEWER = aPerson('Reviewer', { firstName: 'Test' });
const WANG = aPerson('王', { firstName: '小明' });

type Kind = NameSign['kind'];
/** A text, the person to search for, and what must be found: the kind and the words. */
export type FoundCase = [text: string, person: KnownPerson, kind: Kind, found: string];
export type HonestCase = [text: string, person: KnownPerson];

export const FOUND: readonly FoundCase[] = [
  ['I, Marijke Kuipers, reviewed this before.', KUIPERS, 'NAME', 'Marijke Kuipers'],
  ['with kind regards marijke kuipers', KUIPERS, 'NAME', 'marijke kuipers'],
  ['Kuipers, Marijke has said so.', KUIPERS, 'NAME', 'Kuipers, Marijke'],
  ['As M. Kuipers I disagree.', KUIPERS, 'NAME', 'M. Kuipers'],
  ['As M.A. Kuipers I disagree.', KUIPERS, 'NAME', 'M.A. Kuipers'],
  ['As MA Kuipers I disagree.', KUIPERS, 'NAME', 'MA Kuipers'],
  ['Please ask Kuipers MA about it.', KUIPERS, 'NAME', 'Kuipers MA'],
  ['Marijke A. Kuipers', KUIPERS, 'NAME', 'Marijke A. Kuipers'],
  ['Signed by Marijke Kuipres.', KUIPERS, 'NAME', 'Marijke Kuipres'],
  ['Signed by Marijke Kuiipers.', KUIPERS, 'NAME', 'Marijke Kuiipers'],
  ['Signed by Marike Kuipers.', KUIPERS, 'NAME', 'Marike Kuipers'],
  ['Dr. Kuipers would do it otherwise.', KUIPERS, 'NAME', 'Dr. Kuipers'],
  ['The data of Kuipers were left out.', KUIPERS, 'NAME', 'Kuipers'],
  ['Regards,\nKuipers', KUIPERS, 'NAME', 'Kuipers'],
  ['See marijke_kuipers_v2.docx', KUIPERS, 'NAME', 'marijke_kuipers'],
  ['Mail me: M.Kuipers@UMCUtrecht.example', KUIPERS, 'EMAIL', 'M.Kuipers@UMCUtrecht.example'],
  ['m.kuipers [at] umcutrecht [dot] example', KUIPERS, 'EMAIL', 'm.kuipers [at] umcutrecht [dot] example'],
  ['m.kuipers at umcutrecht dot example', KUIPERS, 'EMAIL', 'm.kuipers at umcutrecht dot example'],
  ['https://orcid.org/0000-0002-1825-0097', KUIPERS, 'ORCID', '0000-0002-1825-0097'],
  ['My ORCID is 0000000218250097.', KUIPERS, 'ORCID', '0000000218250097'],
  ['My ORCID is 0000 0002 1825 0097.', KUIPERS, 'ORCID', '0000 0002 1825 0097'],
  ['Here at the University Medical Centre Utrecht we do.', KUIPERS, 'INSTITUTE', 'University Medical Centre Utrecht'],
  ['Het Universitair Medisch Centrum Utrecht', KUIPERS, 'INSTITUTE', 'Universitair Medisch Centrum Utrecht'],
  ['Patients of the UMCU were left out.', KUIPERS, 'INSTITUTE', 'UMCU'],
  ['I am Jan Willem van den Berg.', BERG, 'NAME', 'Jan Willem van den Berg'],
  ['I am Jan van den Berg.', BERG, 'NAME', 'Jan van den Berg'],
  ['I am J.W. van den Berg.', BERG, 'NAME', 'J.W. van den Berg'],
  ['I am Willem Berg.', BERG, 'NAME', 'Willem Berg'],
  ['It was done at Erasmus MC in 2019.', BERG, 'INSTITUTE', 'Erasmus MC'],
  ['Jurgen Muller wrote this.', MULLER, 'NAME', 'Jurgen Muller'],
  ['Juergen Mueller wrote this.', MULLER, 'NAME', 'Juergen Mueller'],
  ['The University of Zurich paid for it.', MULLER, 'INSTITUTE', 'University of Zurich'],
  ['Siobhan O’Brien Smith', OBRIEN, 'NAME', 'Siobhan O’Brien Smith'],
  ["S. O'Brien-Smith", OBRIEN, 'NAME', "S. O'Brien-Smith"],
  ['We work in Trinity College, Dublin.', OBRIEN, 'INSTITUTE', 'Trinity College, Dublin'],
  ['Jane Roe', ROE, 'NAME', 'Jane Roe'],
  ['Prof. Roe asked for it.', ROE, 'NAME', 'Prof. Roe'],
  ['I, Will Young, agree.', YOUNG, 'NAME', 'Will Young'],
  ['Yours,\nW. Young', YOUNG, 'NAME', 'W. Young'],
  ['At King’s College London we see more of it.', YOUNG, 'INSTITUTE', 'King’s College London'],
  ['Alice London', LONDON, 'NAME', 'Alice London'],
  ['At Karolinska Institutet we see more of it.', COX, 'INSTITUTE', 'Karolinska Institutet'],
  ['作者是王小明先生', WANG, 'NAME', '王小明'],
];

/** Texts that do not identify the person who wrote them. */
export const HONEST: readonly HonestCase[] = [
  ['Reviewer 1', REVIEWER],
  ['Reviewer 1: The methods are sound.', REVIEWER],
  ['The methods are sound, and the patients were asked.', KUIPERS],
  ['As Kuipers et al. showed, this is a limit.', KUIPERS],
  ['Kuipers (2019) found the same.', KUIPERS],
  ['Kuipers and colleagues found the same.', KUIPERS],
  ['This was shown before by Kuipers [12].', KUIPERS],
  ['12. Kuipers MA, Roe J. A title. Lancet 2019;3:44-9.', KUIPERS],
  ['See K. Kuipers for another view.', KUIPERS],
  ['Peter Kuipers is an author of that guideline.', KUIPERS],
  ['The Kuipers score was used.', KUIPERS],
  ['The Kuipers-Jansen test was used.', KUIPERS],
  ['Patients of three centers in Utrecht took part.', KUIPERS],
  ['A university in the south, and one medical center. Utrecht was left out.', KUIPERS],
  ['There were 0000-0002 cases in 1825 and 0097 in 1826.', KUIPERS],
  ['Write to m.kuiper@umcutrecht.example', KUIPERS],
  ['The bergs are cold, and Jan is a month.', BERG],
  ['Erasmus wrote about it in 1511.', BERG],
  ['A mullerian duct was seen.', MULLER],
  ['Zurich has several hospitals.', MULLER],
  ['Smith and Brien disagree.', OBRIEN],
  ['Trinity is a word for three. Dublin is a city.', OBRIEN],
  ['Fish roe was eaten by roe deer.', ROE],
  ['Roe deer were seen near the university hospital.', ROE],
  ['The university hospital has 900 beds.', ROE],
  ['Young adults will be old one day; the young will see.', YOUNG],
  ['Young adults were asked. Will they answer?', YOUNG],
  ['In London, a college was closed.', YOUNG],
  ['The cohort was recruited in London and near London.', LONDON],
  ['A London hospital took part.', LONDON],
  ['Wilson’s disease was excluded.', COX],
  ['The Wilson score interval was used.', COX],
  ['We used the Wilson method.', COX],
  ['Barbara Wilson wrote the guideline.', COX],
  ['王先生不是作者', WANG],
  ['Short.', SHORT],
  ['Complete.', COMPLETED],
  ['', KUIPERS],
];
