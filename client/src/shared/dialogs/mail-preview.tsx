import { makeStyles, tokens } from '@fluentui/react-components';
import { shownAddress, t } from '@contracts';
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
  const lines: [string, string][] = [
    [t('To'), mail.to.map(shownAddress).join(', ')],
    [t('Cc'), mail.cc.join(', ')],
    [t('Subject'), mail.subject],
  ];
  return (
    <div>
      <dl className={styles.head}>
        {lines
          .filter(([, value]) => value !== '')
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
