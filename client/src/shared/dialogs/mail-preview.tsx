import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { shownAddress, t } from '@contracts';
import { FoldedNames } from '../people/folded-names';
import { RichText } from '../rich-text/rich-text';

interface MailPreviewProps {
  mail: { to: readonly string[]; cc: readonly string[]; subject: string; text: string };
}

const useStyles = makeStyles({
  head: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
    paddingBottom: tokens.spacingVerticalM,
    marginBottom: tokens.spacingVerticalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
});

/** A mail as its recipients see it; also used in the mail log. */
export function MailPreview({ mail }: MailPreviewProps) {
  const styles = useStyles();
  const people = (addresses: readonly string[]): ReactNode =>
    addresses.length > 0 && <FoldedNames plain names={addresses.map(shownAddress)} />;
  const lines: [string, ReactNode][] = [
    [t('To'), people(mail.to)],
    [t('Cc'), people(mail.cc)],
    [t('Subject'), mail.subject],
  ];
  return (
    <div>
      <dl className={styles.head}>
        {lines
          .filter(([, value]) => value !== false && value !== '')
          .map(([name, value]) => [
            <dt key={name} className={styles.name}>
              {name}
            </dt>,
            <dd key={`${name}-value`} className={styles.value}>
              {value}
            </dd>,
          ])}
      </dl>
      <RichText html={mail.text} />
    </div>
  );
}
