import {
  type ArticleAuthor,
  type ArticleFile,
  type ArticleState,
  inReadingOrder,
  isGenerated,
  shownFigures,
  withoutOfficeNames,
} from '../../article';
import {
  ARTICLE_TYPES,
  DESIGNATION_LABELS,
  FIGURE_DESIGNATIONS,
  fullName,
  REVIEW_MODE_WORDS,
  type ReviewMode,
  sizeLabel,
  STAFF_DESIGNATIONS,
  t,
} from '../../contracts';

/** A figure as the overview shows it. */
export interface OverviewFigure {
  caption: string;
  /** A data URI; null when the file contained no readable picture. */
  picture: string | null;
}

/** A row of the table of files. */
interface OverviewFile {
  /** 'Manuscript', 'Figure 2' */
  what: string;
  /** The author's name for it, in parts between which a line may break; otherwise the journal's name. */
  name: string[];
  /** The journal's name, if the author's name is shown before it. */
  stored: string[] | null;
  caption: string;
  size: string;
}

/** The variables of the template overview.hbs. */
export interface OverviewModel {
  journalName: string;
  number: string;
  revision: number;
  title: string;
  runningTitle: string;
  type: string;
  reviewMode: string;
  keywords: string;
  firstTime: string;
  languageService: string;
  generatedAt: string;
  authors: { place: number; name: string; affiliation: string; orcid: string | null }[];
  /** Sanitised HTML. */
  coverLetter: string;
  /** Sanitised HTML. */
  abstract: string;
  reviewers: { role: string; name: string; relationship: string }[];
  suggested: { fullName: string; email: string }[];
  note: string;
  files: OverviewFile[];
  figures: OverviewFigure[];
}

/** The data that the overview needs in addition to the article. */
export interface OverviewSources {
  journalName: string;
  reviewMode: ReviewMode;
  at: Date;
  /** Names of the nominated and excluded reviewers by account. */
  names: ReadonlyMap<string, string>;
  figures: OverviewFigure[];
  sanitise(html: string): string;
}

const affiliation = ({ department, institute, city, country }: ArticleAuthor): string =>
  [department, institute, city, country].filter((part) => part).join(', ');

function nominations({ fields }: ArticleState, names: ReadonlyMap<string, string>): OverviewModel['reviewers'] {
  const all = [
    { role: t('Reviewer one'), id: fields.reviewerOne, relationship: fields.relationshipOne },
    { role: t('Reviewer two'), id: fields.reviewerTwo, relationship: fields.relationshipTwo },
    { role: t('Excluded reviewer'), id: fields.reviewerRemoved, relationship: '' },
  ];
  return all.flatMap(({ role, id, relationship }) =>
    id === null ? [] : [{ role, name: names.get(id) ?? t('Unknown'), relationship }],
  );
}

/** Uploads of the present revision that its author may see. */
const overviewFiles = (state: ArticleState): ArticleFile[] =>
  inReadingOrder(
    state.files.filter(
      (file) =>
        file.revision === state.revision && !isGenerated(file) && !STAFF_DESIGNATIONS.includes(file.designation),
    ),
  );

/** File names have no spaces, so lines may break after hyphens, underscores and dots. */
const breakable = (name: string): string[] => name.split(/(?<=[-_.])/);

function fileRows(state: ArticleState): OverviewFile[] {
  const shown = shownFigures(state.files);
  return overviewFiles(state).map(({ fileId, designation, fileName, originalName, size }) => {
    const { name, caption } = shown.get(fileId) ?? { name: DESIGNATION_LABELS[designation], caption: '' };
    const stored = originalName === undefined ? null : breakable(fileName);
    return { what: name, name: breakable(originalName ?? fileName), stored, caption, size: sizeLabel(size) };
  });
}

export const overviewFigures = (state: ArticleState): ArticleFile[] =>
  overviewFiles(state).filter((file) => FIGURE_DESIGNATIONS.includes(file.designation));

function firstTimeText({ fields }: ArticleState): string {
  if (fields.firstTime === null) return t('Not answered');
  return fields.firstTime === 2 ? t('No') : [t('Yes'), fields.previousId].filter((part) => part !== '').join(', ');
}

/** Without authors' e-mail addresses and the office's names of files, since the uploader gets the overview (lifecycle, section 4 (7)). */
export function overviewModel(state: ArticleState, sources: OverviewSources): OverviewModel {
  const { fields } = state;
  return {
    journalName: sources.journalName,
    number: state.number,
    revision: state.revision,
    title: fields.articleTitle || t('Untitled'),
    runningTitle: fields.runningTitle,
    type: ARTICLE_TYPES.find(({ id }) => id === fields.typeId)?.name ?? t('Not chosen'),
    reviewMode: REVIEW_MODE_WORDS[sources.reviewMode].label,
    keywords: fields.keywords.join('; '),
    firstTime: firstTimeText(state),
    languageService: fields.languageService ? t('Requested') : t('Not requested'),
    generatedAt: `${sources.at.toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    authors: state.authors.map((author, index) => ({
      place: index + 1,
      name: fullName(author),
      affiliation: affiliation(author),
      orcid: author.orcid,
    })),
    coverLetter: sources.sanitise(fields.coverLetter),
    abstract: sources.sanitise(fields.abstractText),
    reviewers: nominations(state, sources.names),
    suggested: state.suggestedReviewers,
    note: fields.note,
    files: fileRows(withoutOfficeNames(state)),
    figures: sources.figures,
  };
}
