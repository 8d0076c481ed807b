import { makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { type ErasurePart, type ErasurePreview, t } from '@contracts';

const useStyles = makeStyles({ list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL } });

/** One line: what it is about, how many, and the reason if it is not obvious. */
function lineOf({ what, count }: ErasurePart): string {
  const lines: Record<ErasurePart['what'], () => string> = {
    DRAFTS: () =>
      t('{count, plural, one {# unfinished draft} other {# unfinished drafts}}, deleted immediately', { count }),
    MANUSCRIPTS: () =>
      t('what this person wrote in {count, plural, one {# submitted manuscript} other {# submitted manuscripts}}', {
        count,
      }),
    AUTHORSHIPS: () => t('{count, plural, one {# entry} other {# entries}} in the list of authors', { count }),
    REVIEWS: () =>
      t('{count, plural, one {# request to review} other {# requests to review}}, with the texts', { count }),
    TICKETS: () => t('{count, plural, one {# ticket} other {# tickets}}', { count }),
    BLACKLIST: () => t('{count, plural, one {# entry} other {# entries}} of the blacklist', { count }),
    FILES_REMOVED: () =>
      t('{count, plural, one {# file} other {# files}} of manuscripts that were not accepted, and of reviews', {
        count,
      }),
    DECISIONS_KEPT: () =>
      t('status, dates and decisions of {count, plural, one {# manuscript} other {# manuscripts}}, without names', {
        count,
      }),
    FILES_KEPT: () =>
      t('{count, plural, one {# file} other {# files}} of accepted manuscripts: they belong to a published decision', {
        count,
      }),
    SECURITY_LOG_KEPT: () =>
      t('{count, plural, one {# entry} other {# entries}} of the security log, with action and time only', { count }),
  };
  return lines[what]();
}

/** The effects of an erasure, shown before it is done. */
export function ErasurePreviewView({ preview: { erased, kept, open } }: { preview: ErasurePreview }) {
  return (
    <>
      <Parts title={t('Erased: the account, all names and addresses, and')} parts={erased} />
      <Parts title={t('Kept: statistics, letters to others without the name, and')} parts={kept} />
      {open.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t(
              'This person still has open review requests, or is handling manuscripts. Reassign these first; otherwise nobody will deal with them.',
            )}
          </MessageBarBody>
        </MessageBar>
      )}
    </>
  );
}

function Parts({ title, parts }: { title: string; parts: readonly ErasurePart[] }) {
  const styles = useStyles();
  return (
    <div role="group" aria-label={title}>
      <Text weight="semibold">{title}</Text>
      <ul className={styles.list}>
        {parts.map((part) => (
          <li key={part.what}>{lineOf(part)}</li>
        ))}
        {parts.length === 0 && <li>{t('nothing else')}</li>}
      </ul>
    </div>
  );
}
