import { makeStaticStyles, makeStyles, tokens } from '@fluentui/react-components';
import { SERIF_FONT } from '../theme/written';

/** The theme colours for the editor and its balloons, which are outside of it in the DOM: CKEditor's variables mapped to tokens. */
export const useEditorTheme = makeStaticStyles({
  body: {
    '--ck-color-base-background': tokens.colorNeutralBackground1,
    '--ck-color-base-foreground': tokens.colorNeutralBackground3,
    '--ck-color-base-text': tokens.colorNeutralForeground1,
    '--ck-color-base-border': tokens.colorNeutralStroke1,
    '--ck-color-base-active': tokens.colorBrandForeground1,
    '--ck-color-text': tokens.colorNeutralForeground1,
    '--ck-color-focus-border': tokens.colorCompoundBrandStroke,
    '--ck-color-toolbar-background': tokens.colorNeutralBackground2,
    '--ck-color-toolbar-border': tokens.colorNeutralStroke1,
    '--ck-color-button-default-hover-background': tokens.colorSubtleBackgroundHover,
    '--ck-color-button-default-active-background': tokens.colorSubtleBackgroundPressed,
    '--ck-color-button-on-background': tokens.colorBrandBackground2,
    '--ck-color-button-on-hover-background': tokens.colorBrandBackground2Hover,
    '--ck-color-button-on-color': tokens.colorBrandForeground2,
    '--ck-color-button-action-background': tokens.colorBrandBackground,
    '--ck-color-button-action-hover-background': tokens.colorBrandBackgroundHover,
    '--ck-color-button-action-active-background': tokens.colorBrandBackgroundPressed,
    '--ck-color-button-action-text': tokens.colorNeutralForegroundOnBrand,
    '--ck-color-panel-background': tokens.colorNeutralBackground1,
    '--ck-color-panel-border': tokens.colorNeutralStroke1,
    '--ck-color-input-background': tokens.colorNeutralBackground1,
    '--ck-color-input-border': tokens.colorNeutralStrokeAccessible,
    '--ck-color-input-text': tokens.colorNeutralForeground1,
    '--ck-color-labeled-field-label-background': tokens.colorNeutralBackground1,
    '--ck-color-dropdown-panel-background': tokens.colorNeutralBackground1,
    '--ck-color-dropdown-panel-border': tokens.colorNeutralStroke1,
    '--ck-color-list-background': tokens.colorNeutralBackground1,
    '--ck-color-list-button-hover-background': tokens.colorSubtleBackgroundHover,
    '--ck-color-split-button-hover-background': tokens.colorSubtleBackgroundHover,
    '--ck-focus-ring': `2px solid ${tokens.colorCompoundBrandStroke}`,
    '--ck-border-radius': tokens.borderRadiusMedium,
    '--ck-font-face': tokens.fontFamilyBase,
    '--ck-content-font-color': tokens.colorNeutralForeground1,
    '--ck-content-font-family': SERIF_FONT,
    '--ck-content-font-size': tokens.fontSizeBase400,
  },
});

export const useEditorStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, minWidth: 0 },
  frame: {
    // The editing area is as wide as its form.
    maxWidth: 'none',
    '& .ck-content': {
      minHeight: 'var(--quire-editor-height)',
      boxSizing: 'border-box',
      paddingInline: tokens.spacingHorizontalM,
    },
    '@media print': { '& .ck-toolbar': { display: 'none' } },
  },
  invalid: { '--ck-color-base-border': tokens.colorPaletteRedBorder2 },
  // The skeleton and the editor overlap until the editor is ready.
  stack: { display: 'grid', '& > *': { gridArea: '1 / 1', minWidth: 0 } },
  until: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'text',
  },
  // The height and the colour of the toolbar.
  bar: {
    display: 'flex',
    alignItems: 'center',
    height: '40px',
    '& > *': { flexGrow: 1 },
    boxSizing: 'border-box',
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalM,
    borderBottom: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: `${tokens.borderRadiusMedium} ${tokens.borderRadiusMedium} 0 0`,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  text: {
    flexGrow: 1,
    boxSizing: 'border-box',
    minHeight: 'var(--quire-editor-height)',
    paddingInline: tokens.spacingHorizontalM,
    // The same spacing of the first and last line as in CKEditor.
    '& > :first-child': { marginTop: '16px' },
    '& > :last-child': { marginBottom: '16px' },
  },
  foot: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground3,
    '& > span': { flexShrink: 0 },
  },
  over: { color: tokens.colorPaletteRedForeground1, fontWeight: tokens.fontWeightSemibold },
  error: { color: tokens.colorPaletteRedForeground1 },
});
