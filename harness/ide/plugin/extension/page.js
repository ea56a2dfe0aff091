// The plugin's only page. It decides nothing: `received` is bound by the harness and says what to answer.
chrome.runtime.onMessageExternal.addListener((message, sender, respond) => {
  globalThis.received(message, sender.id ?? '').then(({ first, answer }) => {
    // Nobody waits for what these are answered: the answer is to follow at once.
    for (const call of first) chrome.runtime.sendMessage(sender.id, call).catch(() => {});
    respond(answer);
  });
  return true;
});
