import { Button, Divider, makeStyles, tokens } from '@fluentui/react-components';
import { useLocation } from 'react-router-dom';
import { t } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { OrcidIcon } from '../../../shared/orcid/orcid-icon';
import { useProviderStart } from './use-provider-start';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

interface ProviderButtonsProps {
  /** Path to return to; the present page by default. */
  returnTo?: string;
  /** True to show a line with 'or' above the buttons. */
  divided?: boolean;
}

/** 'Sign in with ORCID' and 'Sign in with NAME', if the configuration switches them on. */
export function ProviderButtons({ returnTo, divided = false }: ProviderButtonsProps) {
  const styles = useStyles();
  const { signInProviders } = usePublicSettings();
  const { pathname, search } = useLocation();
  const { start, isStarting } = useProviderStart('sign in');
  if (signInProviders.length === 0) return null;
  return (
    <div className={styles.list}>
      {divided && <Divider>{t('or')}</Divider>}
      {signInProviders.map(({ id, name }) => (
        <Button
          key={id}
          icon={id === 'orcid' ? <OrcidIcon size={20} /> : undefined}
          disabledFocusable={isStarting}
          onClick={() => void start(id, returnTo ?? pathname + search)}
        >
          {t('Sign in with {name}', { name })}
        </Button>
      ))}
    </div>
  );
}
