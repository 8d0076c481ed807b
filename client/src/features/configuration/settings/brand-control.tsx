import { Button, FluentProvider, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { BRAND_COLOUR, type BrandPreview, t } from '@contracts';
import { useDebounced } from '../../../shared/saving/use-debounced';
import { themesOf } from '../../../shared/theme/themes';
import { settingsApi } from '../settings-api';

/** The colour in the picker while none is chosen: the product's blue. */
const USUAL = '#0f6cbd';

const useStyles = makeStyles({
  all: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  fields: { display: 'flex', gap: tokens.spacingHorizontalS },
  picker: {
    width: '40px',
    height: '32px',
    padding: '2px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    cursor: 'pointer',
  },
  text: { maxWidth: '140px' },
  samples: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalS },
  sample: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: tokens.spacingVerticalS,
    padding: tokens.spacingHorizontalM,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  link: { color: tokens.colorBrandForegroundLink, textDecorationLine: 'underline' },
  selected: {
    padding: `2px ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
});

interface BrandControlProps {
  id: string;
  name: string;
  value: string;
  onBlur: () => void;
  onChange: (value: string) => void;
}

/** The journal's colour, chosen by picker or typed as hexadecimal digits, with a preview in both themes before it is saved. */
export function BrandControl({ onChange, ...shared }: BrandControlProps) {
  const styles = useStyles();
  const typed = shared.value.trim();
  const colour = useDebounced(typed);
  const isColour = colour !== '' && BRAND_COLOUR.test(colour);
  const { currentData } = settingsApi.usePreviewBrandQuery(colour, { skip: !isColour });
  return (
    <div className={styles.all}>
      <div className={styles.fields}>
        <input
          type="color"
          aria-label={t('Pick the brand colour')}
          className={styles.picker}
          value={typed !== '' && BRAND_COLOUR.test(typed) ? typed.toLowerCase() : USUAL}
          onChange={({ target }) => onChange(target.value)}
        />
        <Input
          {...shared}
          className={styles.text}
          placeholder={USUAL}
          maxLength={7}
          onChange={(_event, { value }) => onChange(value)}
        />
      </div>
      {isColour && currentData && <Samples preview={currentData} />}
    </div>
  );
}

function Samples({ preview }: { preview: BrandPreview }) {
  const styles = useStyles();
  const themes = useMemo(() => themesOf(preview.ramp), [preview.ramp]);
  return (
    <>
      {preview.adjusted && (
        <Text size={200} role="status">
          {t('Buttons use {used} instead, so that text on them can be read.', { used: preview.used })}
        </Text>
      )}
      <div className={styles.samples}>
        {(['light', 'dark'] as const).map((name) => (
          <FluentProvider key={name} theme={themes[name]} className={styles.sample}>
            <Text size={200}>{name === 'light' ? t('Light theme') : t('Dark theme')}</Text>
            <Button appearance="primary" size="small" tabIndex={-1} type="button">
              {t('Button')}
            </Button>
            <span className={styles.link}>{t('Link')}</span>
            <span className={styles.selected}>{t('Selected')}</span>
          </FluentProvider>
        ))}
      </div>
    </>
  );
}
