import { paintInChosenTheme } from './first-theme';
import { startLanguage } from './shared/language/start-language';
import { beginFirstCalls } from './shared/session/first-calls';
import { loadScreenFiles } from './shared/session/screen-files';

paintInChosenTheme();
beginFirstCalls();
loadScreenFiles();
// Texts are read when the files of the application are: the language comes first.
void startLanguage().then(() => import('./start'));
