// Faults that the browser, the user or a plugin causes: workers stop, extensions are removed, plugins do not listen, windows
// crash or reload.

import { When } from './step';

When('the browser stops the worker of the IDE', ({ ide }) => ide.stopWorker());

When('{plugin} is disabled', (ide, letter) => ide.plugin(letter).disable());

When('{plugin} is uninstalled', (ide, letter) => ide.plugin(letter).uninstall());

When('{plugin} listens to nothing', (ide, letter) => ide.plugin(letter).setListening(false));

When('{plugin} is there again', (ide, letter) => ide.plugin(letter).restore());

When('the user reloads the window of the IDE', ({ ide }) => ide.reload());

When('the window of the IDE crashes', ({ ide }) => ide.crash());

When('the user accepts the connection, and {plugin} sends {message} while the IDE restarts', (ide, letter, message) =>
  ide.sendWhileLoading(letter, { ...message }, () => ide.driver.reply('accept')),
);

When('{plugin} sends {message}, and the user closes the window of the IDE while it opens', (ide, letter, message) =>
  ide.sendAndCloseWindow(letter, message),
);

When('the user reloads the window of the IDE, and {plugin} sends {message} while it loads', (ide, letter, message) =>
  ide.sendWhileLoading(letter, { ...message }, () => ide.ide.reload()),
);
