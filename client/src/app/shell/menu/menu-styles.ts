import { makeStyles, shorthands, tokens } from '@fluentui/react-components';

/** The look of one line of the menu, for links and for the buttons of groups. */
export const useMenuStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    boxSizing: 'border-box',
    minHeight: '34px',
    padding: '0 10px',
    border: '1px solid transparent',
    borderRadius: '6px',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  here: {
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    '@media (forced-colors: active)': { ...shorthands.borderColor('Highlight') },
  },
  icon: { fontSize: tokens.fontSizeBase500, flexShrink: 0, display: 'flex' },
  label: { flexGrow: 1, overflowWrap: 'anywhere' },
  sub: { paddingInlineStart: '40px', minHeight: '32px' },
  // Only the icon; the name is in the tooltip.
  rail: { justifyContent: 'center', padding: 0, position: 'relative' },
  dot: { position: 'absolute', top: '1px', insetInlineEnd: '-2px' },
  chevron: { display: 'flex', color: tokens.colorNeutralForeground3 },
  turned: { transform: 'rotate(180deg)' },
});
