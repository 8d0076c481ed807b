import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { nothingDue, type RetentionCounts, t } from '@contracts';

const useStyles = makeStyles({
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

const lines = (counts: RetentionCounts): [count: number, line: string][] => [
  [
    counts.rejected,
    t('{count, plural, one {# rejected manuscript loses} other {# rejected manuscripts lose}} texts and files', {
      count: counts.rejected,
    }),
  ],
  [
    counts.withdrawn,
    t('{count, plural, one {# withdrawn manuscript loses} other {# withdrawn manuscripts lose}} texts and files', {
      count: counts.withdrawn,
    }),
  ],
  [
    counts.drafts,
    t('{count, plural, one {# unfinished draft is} other {# unfinished drafts are}} deleted', { count: counts.drafts }),
  ],
  [counts.files, t('{count, plural, one {# file is} other {# files are}} removed with them', { count: counts.files })],
  [
    counts.mails,
    t('{count, plural, one {# mail loses} other {# mails lose}} text and addresses', { count: counts.mails }),
  ],
  [
    counts.securityLog,
    t('{count, plural, one {# entry} other {# entries}} of the security log deleted', { count: counts.securityLog }),
  ],
];

/** The number of items that a retention run affects, or that there are none. */
export function CountsList({ counts }: { counts: RetentionCounts }) {
  const styles = useStyles();
  if (nothingDue(counts)) return <Text>{t('Nothing is old enough.')}</Text>;
  return (
    <ul className={styles.list}>
      {lines(counts)
        .filter(([count]) => count > 0)
        .map(([, line]) => (
          <li key={line}>
            <Text>{line}</Text>
          </li>
        ))}
    </ul>
  );
}
