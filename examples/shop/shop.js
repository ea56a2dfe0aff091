// The basket of the example shop lasts as long as the browser's tab.

const basket = JSON.parse(sessionStorage.getItem('basket') ?? '[]');

function showBasket() {
  const count = document.getElementById('basket-count');
  if (count) count.textContent = String(basket.length);
  const total = document.getElementById('total');
  if (total) total.textContent = `${basket.reduce((sum, price) => sum + price, 0)} €`;
}

for (const product of document.querySelectorAll('#products li')) {
  product.querySelector('button').addEventListener('click', () => {
    basket.push(Number(product.dataset.price));
    sessionStorage.setItem('basket', JSON.stringify(basket));
    showBasket();
  });
}

document.getElementById('kind')?.addEventListener('change', ({ currentTarget }) => {
  for (const product of document.querySelectorAll('#products li')) {
    product.hidden = currentTarget.value !== '' && product.dataset.kind !== currentTarget.value;
  }
});

document.getElementById('order')?.addEventListener('submit', (event) => {
  event.preventDefault();
  const name = document.getElementById('name').value;
  const delivery = document.getElementById('delivery').value.toLowerCase();
  const gift = document.getElementById('gift').checked ? ', wrapped as a gift,' : '';
  document.getElementById('thanks').textContent = `Thank you, ${name}! Your order${gift} comes by ${delivery}.`;
  basket.length = 0;
  sessionStorage.removeItem('basket');
  showBasket();
});

showBasket();
