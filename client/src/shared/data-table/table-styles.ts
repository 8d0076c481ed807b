import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';

const NARROW = '@media screen and (max-width: 899px)';

/** Leaves out a column of a table that is narrower, but not of a card. */
const from = (width: number): GriffelStyle => ({
  [`@media screen and (min-width: 900px) and (max-width: ${width - 1}px)`]: { display: 'none' },
});

/** The width of the column of check boxes. */
export const TICK = '40px';

const linesOf = (height: string): GriffelStyle => ({
  '--quire-cell': 0,
  '--quire-side': tokens.spacingHorizontalS,
  '@media screen and (min-width: 900px)': {
    tableLayout: 'fixed',
    minWidth: 'var(--quire-least)',
    '& td > a': { color: tokens.colorNeutralForeground1 },
    '& th, & td': { boxSizing: 'border-box' },
    '& td': { height, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    // A button is a separate box, whose text the cell cannot shorten.
    '& td > button': { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis' },
    // The height with a check box, which some lists get together with their rows.
    '& th': { height: '33px', verticalAlign: 'middle', whiteSpace: 'nowrap' },
    '& th, & th button': { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  },
});

export const useTableStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minWidth: 0 },
  // Positioned, so that visually hidden text is clipped as well and does not widen the page.
  scroll: { position: 'relative', overflowX: 'auto', [NARROW]: { overflowX: 'visible' } },
  table: {
    width: '100%',
    borderCollapse: 'collapse',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    [NARROW]: { display: 'block' },
  },
  /** The vertical and horizontal padding of cells. */
  comfortable: { '--quire-cell': tokens.spacingVerticalMNudge, '--quire-side': tokens.spacingHorizontalM },
  compact: { '--quire-cell': tokens.spacingVerticalXS, '--quire-side': tokens.spacingHorizontalM },
  dense: {
    '--quire-cell': tokens.spacingVerticalXS,
    '--quire-side': tokens.spacingHorizontalXXS,
    // Paper cannot scroll.
    '@media print': { zoom: 0.7 },
    '@media print, (min-width: 900px)': {
      '& th, & th button, & td': { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
    },
  },
  /** One line of 40 px per row, for the lists of staff; long text ends in an ellipsis. */
  lines: linesOf('39px'),
  /** The same with 32 px, for lists inside the workspace of an article. */
  tight: linesOf('31px'),
  /** The white surface of such a list, and of a table that is not in a card. */
  surface: {
    '@media screen and (min-width: 900px)': {
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      borderRadius: '10px',
      backgroundColor: tokens.colorNeutralBackground1,
      // Room at the edge, even if the cells of a dense table have little room.
      '& :is(th, td):first-child': { paddingInlineStart: tokens.spacingHorizontalM },
      '& :is(th, td):last-child': { paddingInlineEnd: tokens.spacingHorizontalM },
      // The border below is that of the surface.
      '& tbody > tr:last-child': { borderBottomStyle: 'none' },
    },
  },
  ticked: { backgroundColor: tokens.colorBrandBackground2 },
  tick: {
    width: TICK,
    textAlign: 'center',
    // In a corner of the card, next to its first line, which is short.
    [NARROW]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, '& + td': { paddingInlineEnd: '40px' } },
  },
  /** Rows of an earlier question. The delay keeps them from flickering when the answer comes soon. */
  earlier: { '& > tbody': { opacity: 0.6, transitionProperty: 'opacity', transitionDelay: '200ms' } },
  body: { [NARROW]: { display: 'block' } },
  head: { [NARROW]: { display: 'none' } },
  th: {
    paddingBlock: 'var(--quire-cell)',
    paddingInline: 'var(--quire-side)',
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground2,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
  },
  1180: from(1180),
  1420: from(1420),
  1600: from(1600),
  end: { textAlign: 'end', [NARROW]: { textAlign: 'start' } },
  /** A heading with the button of its explanation. The button is next to the last line of the heading, and level with the other headings. */
  explained: { display: 'inline-flex', alignItems: 'flex-end', '& button': { marginBlock: '-2px' } },
  sort: {
    ...typographyStyles.body1Strong,
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    minHeight: '24px',
    textAlign: 'inherit',
    // Level with the headings that do not sort.
    marginInline: 0,
    marginBlock: '-2px',
    padding: 0,
    border: 'none',
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { color: tokens.colorBrandForegroundLinkHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  row: {
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [NARROW]: {
      display: 'block',
      position: 'relative',
      borderRadius: tokens.borderRadiusLarge,
      border: `1px solid ${tokens.colorNeutralStroke2}`,
      padding: tokens.spacingHorizontalM,
      marginBottom: tokens.spacingVerticalM,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  opens: {
    cursor: 'pointer',
    // In the dark theme the colours of hovered buttons leave links and warnings too little contrast.
    ':focus-within': { backgroundColor: tokens.colorNeutralBackground2 },
    ':hover': { backgroundColor: tokens.colorNeutralBackground2 },
  },
  td: {
    paddingBlock: 'var(--quire-cell)',
    paddingInline: 'var(--quire-side)',
    verticalAlign: 'middle',
    overflowWrap: 'break-word',
    [NARROW]: { display: 'block', paddingBlock: tokens.spacingVerticalXXS, paddingInline: 0, overflowWrap: 'anywhere' },
  },
  inline: { [NARROW]: { display: 'inline-block', marginInlineEnd: tokens.spacingHorizontalL } },
  /** A card leaves out empty values. */
  emptyCell: { [NARROW]: { display: 'none' } },
  /** In a card each line shows the name of its value; the table has a header instead. */
  caption: {
    display: 'none',
    color: tokens.colorNeutralForeground3,
    [NARROW]: { display: 'inline', marginInlineEnd: tokens.spacingHorizontalS },
  },
  open: {
    ...typographyStyles.body1Strong,
    display: 'inline',
    // 24 px high as a click target (WCAG 2.2, 2.5.8), without moving the line.
    padding: '2px 0',
    border: 'none',
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    borderRadius: tokens.borderRadiusSmall,
    ':hover': { textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  /** Cards have no headers for sorting. */
  narrowSort: { display: 'none', [NARROW]: { display: 'block' } },
  pager: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
    '@media print': { display: 'none' },
  },
  /** Keeps the paging buttons side by side. */
  turn: { display: 'inline-flex', gap: tokens.spacingHorizontalM },
});
