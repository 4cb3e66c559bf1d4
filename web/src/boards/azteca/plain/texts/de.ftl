does-yours = deine eigene Stadt
does-city-of = Stadt von { $name }
does-neutral = neutral: neutrale Soldaten können dort warten
does-price = { $n } Tribut
does-die = { $face ->
    [spear] jetzt eine Lanze
    [blank] jetzt leer
   *[other] jetzt { $face }
}
