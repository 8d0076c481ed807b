import { Link, makeStyles, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useState } from 'react';
import { DEFAULT_SETTINGS, t } from '@contracts';
import { usePublicSettings } from '../../shared/api/public-api';
import { IconButton } from '../../shared/buttons/icon-button';

const KEY = 'quire-banner-dismissed';
const useStyles = makeStyles({
  // From edge to edge, without a border: the window would cut it off on three sides.
  bar: {
    borderRadius: 0,
    borderTopStyle: 'none',
    borderInlineStyle: 'none',
    flexShrink: 0,
    '@media print': { display: 'none' },
  },
});

/** Until a webmaster writes an announcement, it is a text of the product and shown in the reader's language. */
const inWords = (text: string): string =>
  text === DEFAULT_SETTINGS.bannerText
    ? t('You are using the new version of this system. Please send your feedback to')
    : text;

/** The journal's announcement. Once dismissed, it stays hidden until its text changes. */
export function Banner() {
  const styles = useStyles();
  const { bannerText, supportEmail } = usePublicSettings();
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(KEY));
  if (!bannerText || dismissed === bannerText) return null;
  const dismiss = () => {
    localStorage.setItem(KEY, bannerText);
    setDismissed(bannerText);
  };
  return (
    <MessageBar
      intent="info"
      layout="multiline"
      className={styles.bar}
      role="region"
      aria-label={t('Announcement')}
      aria-labelledby={undefined}
    >
      <MessageBarBody>
        {inWords(bannerText)}{' '}
        {supportEmail && (
          <Link inline href={`mailto:${supportEmail}`}>
            {supportEmail}
          </Link>
        )}
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <IconButton
            appearance="transparent"
            icon={<DismissRegular />}
            label={t('Dismiss announcement')}
            onClick={dismiss}
          />
        }
      />
    </MessageBar>
  );
}
