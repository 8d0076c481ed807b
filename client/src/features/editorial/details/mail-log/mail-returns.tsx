import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { type MailReturn, returnWords, t } from '@contracts';
import { Timestamp } from '../../../../shared/display/timestamp';

const useStyles = makeStyles({
  line: { display: 'block', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere', paddingBlock: '2px' },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalL, overflowWrap: 'anywhere' },
});

/** The latest bounce or answer to a mail, in its row. */
export function MailReturnLine({ one }: { one: MailReturn }) {
  return (
    <Text size={200} className={useStyles().line}>
      {returnWords(one)}
    </Text>
  );
}

/** All bounces and answers to a mail: reports of mail servers and answers, without their texts. */
export function MailReturns({ returns }: { returns: readonly MailReturn[] }) {
  const styles = useStyles();
  if (returns.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('What came back')}>
      {returns.map((one, index) => (
        <li key={index}>
          {returnWords(one)} · <Timestamp at={one.at} />
        </li>
      ))}
    </ul>
  );
}
