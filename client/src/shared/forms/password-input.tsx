import { Button, Input, type InputProps, makeStyles } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { EyeOffRegular } from '@fluentui/react-icons/svg/eye-off';
import { useState } from 'react';
import { t } from '@contracts';

const useStyles = makeStyles({ eye: { minWidth: '24px', height: '24px' } });

/** A password, hidden until the person asks to see it. */
export function PasswordInput(props: InputProps) {
  const styles = useStyles();
  const [shown, setShown] = useState(false);
  const name = shown ? t('Hide what is typed') : t('Show what is typed');
  const eye = (
    <Button
      appearance="transparent"
      size="small"
      className={styles.eye}
      icon={shown ? <EyeOffRegular /> : <EyeRegular />}
      aria-label={name}
      title={name}
      aria-controls={props.id}
      onClick={() => setShown(!shown)}
    />
  );
  // A spelling checker, or a keyboard that suggests words, must not store the shown password.
  return (
    <Input {...props} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" contentAfter={eye} />
  );
}
