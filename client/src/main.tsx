import { paintInChosenTheme } from './first-theme';
import { startLanguage } from './shared/language/start-language';
import { loadScreenFiles } from './shared/session/screen-files';

paintInChosenTheme();
loadScreenFiles();
// Texts are read when the files of the application are: the language comes first.
void startLanguage().then(() => import('./start'));
