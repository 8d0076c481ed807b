import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import {
  INTEGRITY_KINDS,
  type IntegrityCounts,
  type IntegrityKind,
  type IntegrityView,
  t,
  type TriedLimit,
} from '@contracts';
import { Loaded } from '../../../shared/page/loaded';
import { integrityApi } from './integrity-api';
import { kindWords, limitWords, triedWords } from './sign-words';

const useStyles = makeStyles({
  summary: { cursor: 'pointer', color: tokens.colorNeutralForeground2 },
  list: { margin: `${tokens.spacingVerticalS} 0`, overflowWrap: 'anywhere' },
  limits: { margin: `0 0 ${tokens.spacingVerticalS}`, color: tokens.colorNeutralForeground3 },
});

/** Documents whose words could not be read, so they were not checked. */
export function UnreadableFiles({ view: { unread } }: { view: IntegrityView }) {
  if (unread.length === 0) return null;
  return (
    <div>
      {unread.map(({ filename, because }) => (
        <Text block key={filename}>
          {because === 'BROKEN'
            ? t('{filename} could not be opened, so it was not looked at. It may be damaged.', { filename })
            : t('{filename} was not looked at: only Word documents (.docx) and PDFs are.', { filename })}
        </Text>
      ))}
    </div>
  );
}

/** The limits of each sign for which the server reports how many past articles other values would have marked. */
const TRIED: Partial<Record<IntegrityKind, readonly TriedLimit[]>> = {
  SAME_TEXT: ['sharedPercent'],
  SAME_PICTURE: ['differentPercent'],
  HIDDEN_TEXT: ['hiddenWords'],
  SUGGESTED_REVIEWERS: ['registeredMinutes', 'answerMinutes', 'reviewMinutes'],
};

/** What is checked, the limit for each sign, and how often each sign was given in this journal. They are counted when it is opened. */
export function CheckedKinds({ articleId }: { articleId: string }) {
  const styles = useStyles();
  const [opened, setOpened] = useState(false);
  const query = integrityApi.useIntegrityCountsQuery(articleId, { skip: !opened });
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className={styles.summary}>{t('What is checked')}</summary>
      {opened && <Loaded query={query}>{(counts) => <Kinds counts={counts} />}</Loaded>}
    </details>
  );
}

function Kinds({ counts: { checked, fired, tried } }: { counts: IntegrityCounts }) {
  const styles = useStyles();
  return (
    <dl className={styles.list}>
      {INTEGRITY_KINDS.map((kind) => (
        <div key={kind}>
          <dt>{kindWords(kind)}</dt>
          <dd className={styles.limits}>
            {limitWords(kind)} {t('In {fired} of {checked} checked articles.', { fired: fired[kind], checked })}
            {TRIED[kind]?.map((limit) => (
              <Text block key={limit}>
                {triedWords(limit)}{' '}
                {tried[limit]
                  .map(({ value, articles }) =>
                    t('at {value}: {articles, plural, one {# article} other {# articles}}', { value, articles }),
                  )
                  .join('; ')}
                .
              </Text>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
