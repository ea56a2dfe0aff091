// The plugin's only page. It decides nothing: `received` is bound by the harness and says what to answer.
chrome.runtime.onMessageExternal.addListener((message, sender, respond) => {
  globalThis.received(message, sender.id ?? '').then((answer) => respond(answer));
  return true;
});
