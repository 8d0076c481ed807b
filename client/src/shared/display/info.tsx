import { InfoButton, makeStyles } from '@fluentui/react-components';

interface InfoProps {
  /** What is explained. */
  about: string;
  text: string;
}

// Large enough to be hit (WCAG 2.5.8, 24 px).
const useStyles = makeStyles({ button: { minWidth: '24px', minHeight: '24px' } });

/** What something means, behind a small button beside its name. */
export function Info({ about, text }: InfoProps) {
  const styles = useStyles();
  return <InfoButton size="small" className={styles.button} aria-label={`What '${about}' means`} info={text} />;
}
