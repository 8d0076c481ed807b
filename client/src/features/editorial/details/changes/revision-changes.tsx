import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import {
  type ArticleView,
  type ChangedFile,
  DESIGNATION_LABELS,
  type FileView,
  type RevisionChanges,
  t,
} from '@contracts';
import { Card } from '../../../../shared/display/card';
import { labelOf } from '../../../../shared/files/file-names';
import { Rich } from '../../../../shared/language/rich';
import { Loaded } from '../../../../shared/page/loaded';
import { PageLink } from '../../../../shared/page/page-link';
import { revisionChangesApi } from './revision-changes-api';

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
  name: {
    color: tokens.colorNeutralForeground2,
    '@media (max-width: 640px)': { paddingTop: tokens.spacingVerticalS },
  },
  value: { margin: 0, overflowWrap: 'anywhere' },
  files: { listStyleType: 'none', margin: 0, padding: 0 },
});

/** What the author changed in the present revision; nothing for a first submission. */
export function RevisionChangesCard({ article }: { article: ArticleView }) {
  const query = revisionChangesApi.useRevisionChangesQuery(article.id, { skip: article.revision === 0 });
  if (article.revision === 0) return null;
  const reply = replyAddress(article);
  return (
    <Card
      title={t('What changed in R{revision}', { revision: article.revision })}
      actions={reply && <PageLink to={reply.to}>{reply.words}</PageLink>}
    >
      <Loaded query={query}>{(changes) => <Changes changes={changes} present={article.files} />}</Loaded>
    </Card>
  );
}

/** The link to the rebuttal letter, which is shown next to the reviews while a decision is open. */
function replyAddress({ id, actions, files, revision }: ArticleView): { to: string; words: string } | null {
  const letter = files.find((file) => file.type === 'RebuttalLetterPDF' && file.revision === revision);
  if (!letter) return null;
  const deciding = actions.includes('decide') || actions.includes('advise');
  return deciding
    ? { to: `/decideOnStatus/${id}?tab=reply`, words: t('Read the reply beside the reviews') }
    : { to: `/articleDetails/${id}?tab=manuscript&file=${letter.id}`, words: t('Read the reply') };
}

interface ChangesProps {
  changes: RevisionChanges;
  /** All files of the article, from which the listed ones get the numbers of figures. */
  present: readonly FileView[];
}

function linesOf({ changes, present }: ChangesProps): [string, ReactNode][] {
  const { title, abstractWords, authors, files } = changes;
  const list = (name: string, listed: readonly ChangedFile[]): [string, ReactNode][] =>
    listed.length > 0 ? [[name, <Files key={name} files={listed} present={present} />]] : [];
  const lines: [string, ReactNode][] = [];
  if (title) lines.push([t('Title'), <TitleChange key="title" {...title} />]);
  if (abstractWords) lines.push([t('Abstract'), wordsChanged(abstractWords)]);
  if (authors.added.length > 0) lines.push([t('Authors added'), authors.added.join(', ')]);
  if (authors.removed.length > 0) lines.push([t('Authors removed'), authors.removed.join(', ')]);
  lines.push(
    ...list(t('New files'), files.added),
    ...list(t('Replaced files'), files.replaced),
    ...list(t('No longer there'), files.removed),
  );
  if (files.kept > 0)
    lines.push([t('Unchanged'), t('{count, plural, one {# file} other {# files}}', { count: files.kept })]);
  if (!title && !abstractWords && authors.added.length + authors.removed.length === 0)
    lines.push([t('As before'), t('Title, abstract and authors')]);
  return lines;
}

function wordsChanged({ before, after }: { before: number; after: number }): string {
  const words = t('{after, plural, one {# word} other {# words}}', { after });
  if (before === after) return t('Rewritten, {words} as before', { words });
  return `${words}, ${after > before ? '+' : '−'}${Math.abs(after - before)}`;
}

function Changes(props: ChangesProps) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {linesOf(props).map(([name, value]) => [
        <dt key={name} className={styles.name}>
          {name}
        </dt>,
        <dd key={`${name} value`} className={styles.value}>
          {value}
        </dd>,
      ])}
    </dl>
  );
}

function TitleChange({ before, after }: { before: string; after: string }) {
  return (
    <Rich
      text="<bdi>{after}</bdi> (before: <bdi>{before}</bdi>)"
      tags={{ bdi: (words) => <bdi>{words}</bdi> }}
      values={{ after, before }}
    />
  );
}

function Files({ files, present }: { files: readonly ChangedFile[]; present: readonly FileView[] }) {
  const styles = useStyles();
  const nameOf = ({ fileId, designation }: ChangedFile): string => {
    const file = present.find(({ id }) => id === fileId);
    return file ? labelOf(file) : DESIGNATION_LABELS[designation];
  };
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.fileId}>
          {nameOf(file)} ({file.filename})
        </li>
      ))}
    </ul>
  );
}
