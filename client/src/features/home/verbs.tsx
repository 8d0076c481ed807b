import { makeStyles, mergeClasses, shorthands, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';

const useStyles = makeStyles({
  verb: {
    flexShrink: 0,
    padding: '3px 10px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '20px',
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  large: { padding: '5px 12px', fontSize: tokens.fontSizeBase300 },
  primary: {
    ...shorthands.borderColor('transparent'),
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
  },
});

export interface Verb {
  label: string;
  to: string;
  primary?: boolean;
}

interface Props {
  verbs: readonly Verb[];
  /** The article's number, which completes the names of the links. */
  number: string;
  large?: boolean;
  /** Called before a link opens its page. */
  onOpen?: () => void;
}

/** The possible actions on an article, as links that look like buttons. */
export function Verbs({ verbs, number, large = false, onOpen }: Props) {
  const styles = useStyles();
  return verbs.map((verb) => (
    <Link
      key={verb.label}
      to={verb.to}
      onClick={onOpen}
      aria-label={`${verb.label} ${number}`}
      className={mergeClasses(styles.verb, large && styles.large, verb.primary && styles.primary)}
    >
      {verb.label}
    </Link>
  ));
}
