import {
  Button,
  FluentProvider,
  makeStyles,
  Text,
  tokens,
  webDarkTheme,
  webLightTheme,
} from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { LOGO_MESSAGES, LOGO_TYPES, MAX_LOGO_BYTES, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { Card } from '../../../shared/display/card';
import { logoAddress } from '../../../shared/display/journal-logo';
import { useNotify } from '../../../shared/state/hooks';
import { settingsApi } from '../settings-api';

const useStyles = makeStyles({
  samples: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.spacingHorizontalS, maxWidth: '440px' },
  sample: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '48px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  picture: { display: 'block', height: '28px', maxWidth: '140px', objectFit: 'contain' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  problem: { color: tokens.colorStatusDangerForeground1 },
});

const problemOf = (file: File): string | null => {
  if (!LOGO_TYPES.some((type) => type === file.type)) return LOGO_MESSAGES.type;
  return file.size > MAX_LOGO_BYTES ? LOGO_MESSAGES.size : null;
};

/** A chosen file with a URL for its preview. */
interface Picked {
  file: File;
  address: string;
}

/** The journal's logo: a person chooses a file, sees it on both themes, and only then saves it. */
export function LogoCard({ logo }: { logo: string }) {
  const styles = useStyles();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => () => (picked ? URL.revokeObjectURL(picked.address) : undefined), [picked]);
  const shown = picked?.address ?? (logo === '' ? null : logoAddress(logo));
  const choose = (file: File): void => {
    const refused = problemOf(file);
    setProblem(refused);
    setPicked(refused === null ? { file, address: URL.createObjectURL(file) } : null);
  };
  const done = (failure: unknown): void => {
    setProblem(failure ? errorMessage(failure) : null);
    if (!failure) setPicked(null);
  };
  return (
    <Card title={t('Logo')}>
      <Text>
        {t(
          'PNG or JPEG of at most 1 MB, shown in the bar at the top and at sign-in. Without one, the initial is shown.',
        )}
      </Text>
      {shown !== null && <Samples address={shown} />}
      <span role="alert" className={styles.problem}>
        {problem}
      </span>
      <div className={styles.buttons}>
        {picked ? (
          <SaveButtons file={picked.file} onCancel={() => setPicked(null)} onDone={done} />
        ) : (
          <>
            <ChooseButton onChoose={choose} />
            {logo !== '' && <RemoveButton onDone={done} />}
          </>
        )}
      </div>
    </Card>
  );
}

function Samples({ address }: { address: string }) {
  const styles = useStyles();
  return (
    <div className={styles.samples}>
      {[webLightTheme, webDarkTheme].map((theme, place) => (
        <FluentProvider key={place} theme={theme} className={styles.sample}>
          <img
            src={address}
            alt={place === 0 ? t('Logo in the light theme') : t('Logo in the dark theme')}
            className={styles.picture}
          />
        </FluentProvider>
      ))}
    </div>
  );
}

interface DoneProps {
  /** Called with the error, if there was one. */
  onDone: (failure: unknown) => void;
}

function SaveButtons({ file, onCancel, onDone }: DoneProps & { file: File; onCancel: () => void }) {
  const notify = useNotify();
  const [set, { isLoading }] = settingsApi.useSetLogoMutation();
  const save = async (): Promise<void> => {
    const { error } = await set(file);
    if (!error) notify.success(t('The logo has been saved.'));
    onDone(error);
  };
  return (
    <>
      <Button appearance="primary" disabledFocusable={isLoading} onClick={() => void save()}>
        {t('Save logo')}
      </Button>
      <Button onClick={onCancel}>{t('Discard logo')}</Button>
    </>
  );
}

function RemoveButton({ onDone }: DoneProps) {
  const [remove, { isLoading }] = settingsApi.useRemoveLogoMutation();
  const go = async (): Promise<void> => onDone((await remove()).error);
  return (
    <Button disabledFocusable={isLoading} onClick={() => void go()}>
      {t('Remove logo')}
    </Button>
  );
}

function ChooseButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('Logo file')}
        accept={LOGO_TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()}>{t('Choose logo')}</Button>
    </>
  );
}
