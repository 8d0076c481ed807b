import { Button, Link, makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { groupText, t } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { Card } from '../../../shared/display/card';
import { Rich } from '../../../shared/language/rich';

/** As documented in the README. The server creates these accounts on its first start, and only outside production. */
const DEMO_PASSWORD = 'quire-demo';

const useStyles = makeStyles({
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
  },
  account: { justifyContent: 'space-between', width: '100%', fontWeight: tokens.fontWeightRegular },
  group: { color: tokens.colorNeutralForeground3 },
});

interface DemoHelpProps {
  onChoose: (email: string, password: string) => void;
}

/** Shown only if the server offers it: a link to the caught mails and the demo accounts. */
export function DemoHelp({ onChoose }: DemoHelpProps) {
  const styles = useStyles();
  const { mailCatcherUrl, demoAccounts } = usePublicSettings();
  if (!mailCatcherUrl && demoAccounts.length === 0) return null;
  return (
    <Card title={t('Try it out')}>
      {mailCatcherUrl && <Caught url={mailCatcherUrl} />}
      {demoAccounts.length > 0 && (
        <>
          <Text>{t('Demo accounts. Select one to fill in its password:')}</Text>
          <ul className={styles.list}>
            {demoAccounts.map(({ email, group }) => (
              <li key={email}>
                <Button
                  appearance="subtle"
                  size="small"
                  className={styles.account}
                  onClick={() => onChoose(email, DEMO_PASSWORD)}
                >
                  <span>{email}</span>
                  <span className={styles.group}>{groupText(group)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Caught({ url }: { url: string }) {
  const link = (words: ReactNode) => (
    <Link inline href={url} target="_blank" rel="noreferrer">
      {words}
    </Link>
  );
  return (
    <Text>
      <Rich text="This server does not send real mails. <link>Read the mails</link>" tags={{ link }} />
    </Text>
  );
}
